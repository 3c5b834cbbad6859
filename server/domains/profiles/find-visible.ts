import type { MemberId } from "#contract/ids.ts";
import type { ProfileCard } from "#contract/profile-view.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { memoizePerRequest } from "#server/domains/request-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { presentCard } from "./present-card.ts";
import { profileFor } from "./store.ts";
import { viewerOf } from "./visibility.ts";

/**
 * The public facts of a profile for the one who calls; her own are always there. Throws `not_found`
 * for an id this site never had, `profile_unavailable` for one that can no longer be seen. Give the
 * open transaction where the answer decides about a change.
 */
export async function findVisible(
  ctx: RequestContext,
  id: MemberId,
  db: Db = ctx.services.db,
): Promise<ProfileCard> {
  const row = await memoizePerRequest(ctx, `visible ${id}`, () =>
    profileFor(db, viewerOf(ctx), id),
  );
  if (!row) throw new AppError("not_found");
  if (!row.visible && id !== ctx.member?.id) throw new AppError("profile_unavailable");
  return presentCard(ctx, row);
}
