import { useTranslations } from "use-intl";
import { dismissToast, showToast } from "#ui/overlay/show-toast.ts";
import { pendingRemovals } from "#web/features/chat/list/pending-removals.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { clearStoredValues } from "#web/site/stored-value.ts";

/** Ends the session, removes the member's stored values and loads the front page. */
export function useLogOut(): () => Promise<void> {
  const api = useApi();
  const t = useTranslations("shell");
  return async () => {
    // Run pending undoable actions now; after log-out they could not be sent.
    dismissToast();
    await pendingRemovals.settled();
    try {
      await api("GET /api/logout.php", {});
      clearStoredValues();
      // A full page load clears stores, caches and pop-ups from memory.
      window.location.assign(paths.home());
    } catch {
      showToast({ text: t("logoutFailed") });
    }
  };
}
