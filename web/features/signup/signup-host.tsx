import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { lazyWithTexts } from "#web/texts/with-texts.tsx";
import { signupAreas } from "./signup-areas.ts";
import { useSignup } from "./use-signup.ts";

const loadModal = async () => (await import("./signup-modal.tsx")).SignupModal;

/** Hosts the sign-up modal in a layout. Its code and texts load when it first opens. */
export function SignupHost() {
  const { modal } = useSignup();
  const { locale } = usePageContext();
  const [Modal] = useState(() => lazyWithTexts(locale, signupAreas, loadModal));
  const [wanted, setWanted] = useState(false);
  const onItsPage = useLocation().pathname === paths.signup();
  const open = modal && !onItsPage;
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Modal open={open} />
    </Suspense>
  );
}
