import type { z } from "zod";
import type { MemberId } from "#contract/ids.ts";
import type { ownProfile } from "#contract/profiles.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { memoizePerRequest } from "#server/domains/request-context.ts";
import { presentMainImage } from "./present-images.ts";
import { findOwnProfile } from "./store.ts";

/** The member's own profile for every page's header; null if it was erased meanwhile. */
export async function loadOwnProfile(
  ctx: RequestContext,
  id: MemberId,
): Promise<z.output<typeof ownProfile> | null> {
  const row = await memoizePerRequest(ctx, `own profile ${id}`, () =>
    findOwnProfile(ctx.services.db, ctx.site.id, id),
  );
  if (!row) return null;
  return {
    id: row.id,
    status: row.published_at ? "active" : "disabled",
    name: row.name,
    country: row.country,
    main_image: row.file_key ? presentMainImage(row.file_key, row.approved_at !== null) : null,
  };
}
