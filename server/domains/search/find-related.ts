import { dayIn, computeAge } from "#contract/formatting/formats.ts";
import type { FoundMember } from "#contract/profiles.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { loadMemberCards } from "#server/domains/profiles/load-cards.ts";
import { readOwnProfile } from "#server/domains/profiles/own-profile/load-own-profile.ts";
import { computeBirthDates } from "#server/domains/profiles/rules.ts";
import { toViewer } from "#server/domains/profiles/visibility/visibility.ts";
import { canSearch } from "./read-search.ts";
import { RELATED_YEARS, RELATED_MEMBERS } from "./rules.ts";
import { findLikeness, listRelatedIds } from "./store.ts";
import type { Likeness } from "./store.ts";

/**
 * Members of nearly the same age, those of the same region first, if they and the viewer seek each
 * other. None if the viewer may not open the profile, or may not search.
 */
export async function findRelated(ctx: RequestContext, id: MemberId): Promise<FoundMember[]> {
  if (!canSearch(ctx)) return [];
  const { db } = ctx.services;
  const viewer = toViewer(ctx);
  const [like, own] = await Promise.all([
    findLikeness(db, viewer, id),
    ctx.member && readOwnProfile(ctx, ctx.member.id),
  ]);
  if (!like) return [];
  const seeks = own && own.seeks !== "both" ? own.seeks : like.gender;
  const ids = await listRelatedIds(db, viewer, like, {
    gender: own?.gender ?? null,
    seeks,
    ...computeAround(ctx, like),
    limit: RELATED_MEMBERS,
  });
  return loadMemberCards(ctx, ids);
}

function computeAround({ site, at }: RequestContext, { birth_date }: Likeness) {
  const today = dayIn(site.time_zone, at);
  const age = computeAge(birth_date, today);
  const { after, until } = computeBirthDates(
    { minAge: age - RELATED_YEARS, maxAge: age + RELATED_YEARS },
    today,
  );
  return { bornAfter: after, bornUntil: until };
}
