import { useTranslations } from "use-intl";
import { endToast, showToast } from "#ui/show-toast.ts";
import { forgetOpened } from "#web/features/chat/list/last-opened.ts";
import { removals } from "#web/features/chat/list/pending-removals.ts";
import { unsent } from "#web/features/chat/outbox/use-outbox.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";

/** Ends the session and starts afresh at home. */
export function useLogOut(): () => Promise<void> {
  const api = useApi();
  const t = useTranslations("shell");
  return async () => {
    // What can still be undone is done now: afterwards nobody would be there to do it.
    endToast();
    await removals.settled();
    try {
      await api("GET /api/logout.php", {});
      forgetOpened();
      unsent.forget();
      // A whole new page: nothing of the member stays in this one's memory.
      window.location.assign(paths.home());
    } catch {
      showToast({ text: t("logoutFailed") });
    }
  };
}
