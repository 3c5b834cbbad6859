import { useTranslations } from "use-intl";
import { dismissToast, showToast } from "#ui/overlay/show-toast.ts";
import { pendingRemovals } from "#web/features/chat/list/pending-removals.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { clearStoredValues } from "#web/site/stored-value.ts";

/** Ends the session, removes what the browser stored of the member, and starts over at home. */
export function useLogOut(): () => Promise<void> {
  const api = useApi();
  const t = useTranslations("shell");
  return async () => {
    // What waits for an Undo happens now: after log-out it could not be sent.
    dismissToast();
    await pendingRemovals.settled();
    try {
      await api("GET /api/logout.php", {});
      clearStoredValues();
      // A full page load, so that nothing of the member stays in memory: stores, caches, pop-ups.
      window.location.assign(paths.home());
    } catch {
      showToast({ text: t("logoutFailed") });
    }
  };
}
