import type { MemberId } from "#contract/ids.ts";
import type { Services } from "#server/domains/request-context.ts";

/**
 * Tells open pages, after the commit: a match to both, a like to the one who got it. What is not new
 * was told before.
 */
export function announceLike(
  { bus }: Pick<Services, "bus">,
  { member, other }: { member: MemberId; other: MemberId },
  { newMatch, newLike }: { newMatch: boolean; newLike: boolean },
): void {
  if (newMatch) {
    bus.publish(other, { is: "match", profile: member });
    bus.publish(member, { is: "match", profile: other });
  } else if (newLike) bus.publish(other, { is: "like", profile: member });
}
