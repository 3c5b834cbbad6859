import { z } from "zod";
import { profileFields } from "./attributes.ts";
import { memberId } from "./ids.ts";

export const profileField = z.enum(profileFields);

/** An image as others may see it; every path stands under `cdn_prefix`. */
export const image = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  status: z.enum(["under_review", "active"]),
});

/** The main image; `match` is the path of the cut for the match pop-up. */
export const mainImage = image.extend({ match: z.string() });

/** What a member sees of the own profile in every page's head. */
export const ownProfile = z.object({
  id: memberId,
  status: z.enum(["active", "disabled"]),
  name: z.string(),
  country: z.string().length(2),
  main_image: mainImage.nullable(),
});
