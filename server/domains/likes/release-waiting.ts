import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Services } from "#server/domains/request-context.ts";
import { announceLike } from "./announce-like.ts";
import { arriveWaiting } from "./store.ts";

/**
 * Lets the likes arrive that a member gave before others could see her. Doing it again does nothing,
 * nor does it while she cannot be seen.
 */
export async function releaseWaiting(
  { db, bus }: Pick<Services, "db" | "bus">,
  site: SiteId,
  member: MemberId,
  at: Date,
): Promise<void> {
  const released = await db.transaction().execute((tx) => arriveWaiting(tx, site, member, at));
  for (const { other, newMatch } of released) {
    announceLike({ bus }, { member, other }, { newMatch, newLike: true });
  }
}
