import type { MemberId } from "#contract/ids.ts";
import type { Parts } from "#server/domains/call.ts";

/**
 * Tells open pages, after the commit: a match to both, a like to the one who got it. What is not new
 * was told before.
 */
export function announceLike(
  { bus }: Pick<Parts, "bus">,
  { member, other }: { member: MemberId; other: MemberId },
  { newMatch, newLike }: { newMatch: boolean; newLike: boolean },
): void {
  if (newMatch) {
    bus.publish(other, { is: "match", profile: member });
    bus.publish(member, { is: "match", profile: other });
  } else if (newLike) bus.publish(other, { is: "like", profile: member });
}
