import type { ProfileCard } from "#contract/profiles.ts";
import { likeMember, markLikeSeen } from "#server/domains/likes/like-member.ts";
import { ensureAccount, createContextFor, daysBefore, toCurrentMember } from "./demo-member.ts";
import type { DemoMember } from "./demo-member.ts";

/** The direction of the like and its age in days; "both" is a match. */
const plan = [
  { by: "me", daysAgo: 1 },
  { by: "me", daysAgo: 4 },
  { by: "me", daysAgo: 11 },
  { by: "other", daysAgo: 2 },
  { by: "other", daysAgo: 6 },
  { by: "both", daysAgo: 3 },
  { by: "both", daysAgo: 9 },
] as const;

/**
 * A demo member's likes: given, received and mutual, all seen, with the last people of the member's
 * search; the first are left to try out. A second run changes nothing.
 */
export async function seedLikes(member: DemoMember, known: readonly ProfileCard[]): Promise<void> {
  const { me, taken } = member;
  const others = known.filter(({ id, is }) => is === "member" && !taken.has(id)).toReversed();
  for (const [at, { by, daysAgo }] of plan.entries()) {
    const other = others[at]?.id;
    if (!other) continue;
    await ensureAccount(member, other);
    const when = daysBefore(member.now, daysAgo);
    if (by !== "other")
      await likeMember(createContextFor(member, me, when), toCurrentMember(me), other);
    if (by === "me") continue;
    await likeMember(createContextFor(member, other, when), toCurrentMember(other), me);
    await markLikeSeen(createContextFor(member, me, member.now), toCurrentMember(me), other);
  }
}
