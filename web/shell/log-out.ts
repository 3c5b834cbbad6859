import { dismissToast } from "#ui/overlay/show-toast.ts";
import type { Api } from "#web/api/api.ts";
import { pendingRemovals } from "#web/features/chat/list/pending-removals.ts";
import { clearMemberCaches } from "#web/features/offline/clear-member-caches.ts";
import { paths } from "#contract/paths.ts";
import { clearStoredValues } from "#web/site/stored-value.ts";

/** Ends the session, removes what this browser stores of the member and loads the front page. */
export async function logOut(api: Api): Promise<void> {
  // Run pending undoable actions now; after log-out they could not be sent.
  dismissToast();
  await pendingRemovals.settled();
  await api("GET /api/logout.php", {});
  clearStoredValues();
  await clearMemberCaches();
  // A full page load clears stores, caches and pop-ups from memory.
  window.location.assign(paths.home());
}
