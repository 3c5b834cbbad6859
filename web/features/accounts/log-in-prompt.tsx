import { useSearchParams } from "react-router";
import { useSignup } from "#web/features/signup/use-signup.ts";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";
import { useUser } from "#web/site/use-site.ts";
import { LOG_IN_NEXT_PARAM } from "./use-log-in-prompt.ts";

const LogInModal = lazyDialog(async () => (await import("./log-in-modal.tsx")).LogInModal, {
  areas: ["log-in-first"],
  load: "whenOpened",
});

/** Opens the log-in prompt on a page whose address requests it. */
export function LogInPrompt() {
  const visitor = useUser() === null;
  const signingUp = useSignup().modal;
  const [search] = useSearchParams();
  return <LogInModal open={visitor && search.has(LOG_IN_NEXT_PARAM) && !signingUp} />;
}
