import type { NewMembers } from "#contract/search.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { loadMemberCards } from "#server/domains/profiles/load-cards.ts";
import { readOwnProfile } from "#server/domains/profiles/load-own-profile.ts";
import { toViewer } from "#server/domains/profiles/visibility.ts";
import { NEW_FOR_MS } from "./rules.ts";
import { listNewestIds } from "./store.ts";

/** More than a page shows, because it omits members it shows elsewhere. */
const MAX_LISTED = 8;

/** New members in the member's country, if the two seek each other; newest first. */
export async function findNewMembers(ctx: RequestContext, member: MemberId): Promise<NewMembers> {
  const own = await readOwnProfile(ctx, member);
  if (!own) return { members: [] };
  const ids = await listNewestIds(ctx.services.db, toViewer(ctx), {
    gender: own.gender,
    seeks: own.seeks,
    country: own.country,
    since: new Date(ctx.at.getTime() - NEW_FOR_MS),
    limit: MAX_LISTED,
  });
  return { members: await loadMemberCards(ctx, ids) };
}
