import type { MemberId } from "#contract/ids.ts";
import type { ProfileCard } from "#contract/profile-view.ts";
import type { Call } from "#server/domains/call.ts";
import { readOnce } from "#server/domains/call.ts";
import type { Db } from "#server/platform/database/database.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { presentCard } from "./present-card.ts";
import { profileFor } from "./store.ts";
import { viewerOf, whyHidden } from "./visibility.ts";

/**
 * The public facts of a profile for the one who calls; her own are always there. Throws `not_found`
 * for an id this site never had, `profile_unavailable` for one that can no longer be seen. Give the
 * open transaction where the answer decides about a change.
 */
export async function findVisible(
  call: Call,
  id: MemberId,
  db: Db = call.parts.db,
): Promise<ProfileCard> {
  const viewer = viewerOf(call);
  const row = await readOnce(call, `visible ${id}`, () => profileFor(db, viewer, id));
  if (!row) throw new Refused("not_found");
  if (whyHidden(viewer, row, row, "contact")) throw new Refused("profile_unavailable");
  return presentCard(call, row);
}
