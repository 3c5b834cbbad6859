import type { MemberId } from "#contract/shared/ids.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { memoizePerRequest } from "#server/domains/request-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { presentCard } from "./present-card.ts";
import { findProfile } from "./store.ts";
import { toViewer } from "./visibility/visibility.ts";

/**
 * The card of a profile the viewer may open; members can always open their own. Throws `not_found`
 * for an id this site never had, `profile_unavailable` for a profile that is no longer visible.
 * Pass the open transaction if a change depends on the result.
 */
export async function findVisible(
  ctx: RequestContext,
  id: MemberId,
  db: Db = ctx.services.db,
): Promise<ProfileCard> {
  const row = await readProfile(ctx, id, db);
  if (!row) throw new AppError("not_found");
  if (!row.visible && id !== ctx.member?.id) throw new AppError("profile_unavailable");
  return presentCard(ctx, row);
}

/** The same, or null if the viewer may not open the profile. */
export async function findVisibleCard(
  ctx: RequestContext,
  id: MemberId,
): Promise<ProfileCard | null> {
  const row = await readProfile(ctx, id, ctx.services.db);
  return row?.visible ? presentCard(ctx, row) : null;
}

function readProfile(ctx: RequestContext, id: MemberId, db: Db) {
  return memoizePerRequest(ctx, `visible ${id}`, () => findProfile(db, toViewer(ctx), id));
}
