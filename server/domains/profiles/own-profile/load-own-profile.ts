import type { z } from "zod";
import type { MemberId } from "#contract/shared/ids.ts";
import type { ownProfile } from "#contract/profiles.ts";
import type { ReadContext, RequestContext } from "#server/domains/request-context.ts";
import { memoizePerRequest, storeForRequest } from "#server/domains/request-context.ts";
import { signPhotosFor } from "#server/domains/photos/files/photo-addresses.ts";
import { presentMainImage } from "#server/domains/profiles/present-images.ts";
import { findOwnProfile } from "./own-profile-store.ts";
import type { OwnProfileRow } from "./own-profile-store.ts";

/** The member's own profile for every page's header; null if it was erased meanwhile. */
export async function loadOwnProfile(
  ctx: RequestContext,
  id: MemberId,
): Promise<z.output<typeof ownProfile> | null> {
  const row = await readOwnProfile(ctx, id);
  return row ? presentOwnProfile(ctx, row) : null;
}

export async function presentOwnProfile(
  ctx: RequestContext,
  row: OwnProfileRow,
): Promise<z.output<typeof ownProfile>> {
  const sign = row.file_key && !row.approved_at ? await signPhotosFor(ctx, row.id) : undefined;
  return {
    id: row.id,
    status: row.published_at ? "active" : "disabled",
    name: row.name,
    country: row.country,
    missing: [
      ...(row.has_about ? [] : ["about" as const]),
      ...(row.has_reason ? [] : ["reason" as const]),
    ],
    main_image: row.file_key ? presentMainImage(row.file_key, sign) : null,
  };
}

/** The row behind it, read once per page; also the defaults of the member's search. */
export function readOwnProfile(ctx: ReadContext, id: MemberId): Promise<OwnProfileRow | undefined> {
  return memoizePerRequest(ctx, keyOf(id), () => findOwnProfile(ctx.services.db, ctx.site.id, id));
}

/** Caches a profile that another statement of the request has read; undefined if there is none. */
export function storeOwnProfile(
  ctx: RequestContext,
  id: MemberId,
  row: Promise<OwnProfileRow | undefined>,
): void {
  storeForRequest(ctx, keyOf(id), row);
}

const keyOf = (id: MemberId) => `own profile ${id}`;
