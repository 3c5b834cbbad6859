import type { z } from "zod";
import type { Interest } from "#contract/interests.ts";
import type { ProfileCard, attributes, galleryImage } from "#contract/profile-view.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { presentGallery } from "./present-images.ts";
import type { Sight } from "./present-images.ts";
import { detailsOf } from "./store.ts";

export interface Details {
  readonly attributes: z.input<typeof attributes>;
  readonly about: string;
  readonly interests: Interest[];
  readonly images: z.output<typeof galleryImage>[];
}

/** What a profile says of itself, for one who was found to be allowed to see its card. */
export async function loadDetails(
  ctx: RequestContext,
  card: ProfileCard,
  sight: Sight,
): Promise<Details> {
  const { site } = ctx;
  const { about, interests, photos, ...said } = await detailsOf(ctx.services.db, site.id, card.id);
  const { city, country, region, age } = card;
  const all = Object.entries({ ...said, city, country, region, age });
  const fields: readonly string[] = site.visible_profile_fields;
  return {
    // The columns hold words of the contract; the closed answer is parsed by it once more.
    attributes: Object.fromEntries(
      all.filter(([name, value]) => value !== null && fields.includes(name)),
    ),
    about,
    interests: site.interests.filter((one) => interests.includes(one)),
    images: presentGallery(photos, sight),
  };
}
