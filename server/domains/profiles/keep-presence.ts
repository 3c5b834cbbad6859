import type { MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { touchLastActive } from "./store.ts";

/** Fine enough for "now", which lasts five minutes. */
const KEEP_MS = 60_000;

/** The member is here: written down at most once a minute. */
export function keepPresence(ctx: RequestContext, id: MemberId): Promise<void> {
  const before = new Date(ctx.at.getTime() - KEEP_MS);
  return touchLastActive(ctx.services.db, ctx.site.id, id, ctx.at, before);
}
