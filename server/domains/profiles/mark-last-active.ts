import type { MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { touchLastActive } from "./store.ts";

/** The member was here at the moment of this call. */
export function markLastActive(ctx: RequestContext, id: MemberId): Promise<void> {
  return touchLastActive(ctx.services.db, ctx.site.id, id, ctx.at);
}
