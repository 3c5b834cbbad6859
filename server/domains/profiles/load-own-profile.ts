import type { z } from "zod";
import type { MemberId } from "#contract/ids.ts";
import type { mainImage, ownProfile } from "#contract/profiles.ts";
import type { Call } from "#server/domains/call.ts";
import { ownProfileRow } from "./store.ts";

/** The member's own profile as every page's head needs it; null where it was erased meanwhile. */
export async function loadOwnProfile(
  call: Call,
  id: MemberId,
): Promise<z.output<typeof ownProfile> | null> {
  const row = await ownProfileRow(call.parts.db, call.site.id, id);
  if (!row) return null;
  return {
    id: row.id,
    status: row.visible_since ? "active" : "disabled",
    name: row.name,
    country: row.country,
    main_image: row.file_key ? presentMainImage(row.file_key, row.approved_at !== null) : null,
  };
}

/** Paths under `cdn_prefix`. The pictures are 4:5; the match pop-up shows the same cut. */
export function presentMainImage(fileKey: string, active: boolean): z.output<typeof mainImage> {
  return {
    filename: `/${fileKey}-full.webp`,
    thumb_filename: `/${fileKey}-thumb.webp`,
    match: `/${fileKey}-full.webp`,
    status: active ? "active" : "under_review",
  };
}
