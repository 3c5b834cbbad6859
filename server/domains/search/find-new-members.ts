import type { NewMembers } from "#contract/search.ts";
import type { MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { loadWishes } from "#server/domains/profiles/load-wishes.ts";
import { viewerOf } from "#server/domains/profiles/visibility.ts";
import { loadFound } from "./load-found.ts";
import { NEW_FOR_MS } from "./rules.ts";
import { newestIds } from "./store.ts";

/** More than a page shows, which leaves out members it shows elsewhere. */
const LISTED = 8;

/** Members who came lately, of those she seeks in her own country; the newest first. */
export async function findNewMembers(ctx: RequestContext, member: MemberId): Promise<NewMembers> {
  const wishes = await loadWishes(ctx, member);
  const ids = await newestIds(ctx.services.db, viewerOf(ctx), {
    gender: wishes?.seeks ?? null,
    country: wishes?.country ?? null,
    since: new Date(ctx.at.getTime() - NEW_FOR_MS),
    limit: LISTED,
  });
  return { members: await loadFound(ctx, ids) };
}
