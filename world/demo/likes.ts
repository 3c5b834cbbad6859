import type { ProfileCard } from "#contract/profile-view.ts";
import { likeMember } from "#server/domains/likes/like-member.ts";
import { markSeen } from "#server/domains/likes/mark-seen.ts";
import { addPartner, contextOf, daysBefore, logged } from "./stage.ts";
import type { Stage } from "./stage.ts";

/** Whose likes they are, and how many days ago: "both" is a match. */
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
 * Likes of a log-in, given, received and in matches, with people from the end of whom it finds: the
 * first are left to whoever tries it out. All are seen. The same again changes nothing.
 */
export async function seedLikes(stage: Stage, known: readonly ProfileCard[]): Promise<void> {
  const { me, taken } = stage;
  const others = known.filter(({ id, is }) => is === "member" && !taken.has(id)).toReversed();
  for (const [at, { by, daysAgo }] of plan.entries()) {
    const other = others[at]?.id;
    if (!other) continue;
    await addPartner(stage, other);
    const when = daysBefore(stage.now, daysAgo);
    if (by !== "other") await likeMember(contextOf(stage, me, when), logged(me), other);
    if (by === "me") continue;
    await likeMember(contextOf(stage, other, when), logged(other), me);
    await markSeen(contextOf(stage, me, stage.now), logged(me), other);
  }
}
