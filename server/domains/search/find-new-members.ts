import type { NewMembers } from "#contract/search.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { ReadContext, RequestContext } from "#server/domains/request-context.ts";
import { loadMemberCards } from "#server/domains/profiles/load-cards.ts";
import { readOwnProfile } from "#server/domains/profiles/own-profile/load-own-profile.ts";
import { toViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { MemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import { NEW_FOR_MS, NEW_MEMBERS } from "./rules.ts";
import { listNewestIds } from "./store.ts";

/** New members in the member's country, if the two seek each other; newest first. */
export async function findNewMembers(ctx: RequestContext, member: MemberId): Promise<NewMembers> {
  const ids = await listNewMembers(
    ctx,
    { ...toViewer(ctx), member },
    { since: new Date(ctx.at.getTime() - NEW_FOR_MS), limit: NEW_MEMBERS },
  );
  return { members: await loadMemberCards(ctx, ids) };
}

/** The ids of members who are new since a moment and fit the member, newest first. */
export async function listNewMembers(
  ctx: ReadContext,
  viewer: MemberViewer,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<MemberId[]> {
  const own = await readOwnProfile(ctx, viewer.member);
  if (!own) return [];
  const { gender, seeks, country } = own;
  return listNewestIds(ctx.services.db, viewer, { gender, seeks, country, since, limit });
}
