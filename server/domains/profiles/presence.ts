import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { readOwnProfile } from "./own-profile/load-own-profile.ts";
import { touchLastActive } from "./store.ts";

/** Fine enough for "now", which lasts five minutes. */
const PRECISION_MS = 60_000;

/** Records that the member is online, at most once a minute. */
export async function recordPresence(ctx: RequestContext, id: MemberId): Promise<void> {
  const before = new Date(ctx.at.getTime() - PRECISION_MS);
  // A rendered page has already read the profile, and most members open more than one page a
  // minute.
  const own = ctx.rendering && (await readOwnProfile(ctx, id));
  if (own && own.last_active_at >= before) return;
  await touchLastActive(ctx.services.db, ctx.site.id, id, ctx.at, before);
}

/** Records that the member was active at the moment of this call. */
export function markLastActive(ctx: RequestContext, id: MemberId): Promise<void> {
  return touchLastActive(ctx.services.db, ctx.site.id, id, ctx.at);
}
