import type { NewMembers } from "#contract/search.ts";
import type { MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { findPreferences } from "#server/domains/profiles/reads.ts";
import { toViewer } from "#server/domains/profiles/visibility.ts";
import { loadResults } from "./load-results.ts";
import { NEW_FOR_MS } from "./rules.ts";
import { listNewestIds } from "./store.ts";

/** More than a page shows, because it omits members it shows elsewhere. */
const MAX_LISTED = 8;

/** New members in the member's country, if the two seek each other; newest first. */
export async function findNewMembers(ctx: RequestContext, member: MemberId): Promise<NewMembers> {
  const preferences = await findPreferences(ctx.services.db, ctx.site.id, member);
  if (!preferences) return { members: [] };
  const ids = await listNewestIds(ctx.services.db, toViewer(ctx), {
    ...preferences,
    since: new Date(ctx.at.getTime() - NEW_FOR_MS),
    limit: MAX_LISTED,
  });
  return { members: await loadResults(ctx, ids) };
}
