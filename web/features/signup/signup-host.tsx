import { useState } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { lazyPart } from "#web/site/loading/lazy-part.tsx";
import { signupAreas } from "./signup-areas.ts";
import { useSignup } from "./use-signup.ts";

const SignupModal = lazyPart(
  async () => (await import("./signup-modal.tsx")).SignupModal,
  signupAreas,
);

/** Hosts the sign-up modal in a layout. Its code and texts load when it first opens. */
export function SignupHost() {
  const { modal } = useSignup();
  const onItsPage = useLocation().pathname === paths.signup();
  const open = modal && !onItsPage;
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened && <SignupModal open={open} />;
}
