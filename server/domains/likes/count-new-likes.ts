import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { viewerOf } from "#server/domains/profiles/visibility.ts";
import { countNewLikes as store } from "./store.ts";

/** Badges say "99+" and the title the sum; beyond this nobody reads the number. */
const COUNTED = 1_000;

/** The likes the member has not looked at, of those she may see; counted up to 1,000. */
export function countNewLikes(ctx: RequestContext, { id }: CurrentMember): Promise<number> {
  return store(ctx.services.db, viewerOf(ctx), id, COUNTED);
}
