import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { fictionalIcons } from "./catalogue/fictional-icons.ts";
import { conversationId, memberId } from "./shared/ids.ts";
import { ownProfileEndpoints } from "./profiles/own-profile.ts";
import { visibilityEndpoints } from "./profiles/visibility.ts";
import { interests } from "./catalogue/interests.ts";
import {
  bodyTypes,
  eyeColours,
  genders,
  hairColours,
  profileFields,
  reasons,
  relationshipStatuses,
  sexualities,
  tattooChoices,
} from "./catalogue/attributes.ts";

export const profileField = z.enum(profileFields);

/** An image as others may see it; every path is under `cdn_prefix`. */
export const image = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  medium_filename: z.string(),
  status: z.enum(["under_review", "active"]),
});

/** The main image; `match` is the path of the crop for the match pop-up. */
export const mainImage = image.extend({ match: z.string() });

/** What every page knows of the member's own profile. */
export const ownProfile = z.object({
  id: memberId,
  status: z.enum(["active", "disabled"]),
  name: z.string(),
  country: z.string().length(2),
  main_image: mainImage.nullable(),
  /** What others look for first and the member has not filled in, most important first. */
  missing: z.array(z.enum(["about", "reason"])),
});

/**
 * When a member was last online: within 5 minutes, today in the site's time zone, within 7 days.
 */
export const presences = ["now", "today", "this_week"] as const;

/**
 * A profile as lists show it to others. `is` is the mark: no screen can show a profile without
 * knowing whether it is fictional.
 */
export const profileCard = z.object({
  id: memberId,
  is: z.enum(["member", "fictional"]),
  name: z.string(),
  age: z.int(),
  city: z.string(),
  country: z.string().length(2),
  /** A region code of the country (`region_data`). */
  region: z.string(),
  main_image: mainImage.nullable(),
  /** Null if longer ago or hidden. A fictional profile is never online. */
  online: z.enum(presences).nullable(),
  /** How many active photos there are, including the main image and locked ones. */
  photos: z.int().min(0),
});
export type ProfileCard = z.output<typeof profileCard>;

/** The card with the viewer's likes. */
export const memberCard = profileCard.extend({
  /** The viewer likes this profile. */
  liked: z.boolean(),
});
export type MemberCard = z.output<typeof memberCard>;

/** The card in a list of members found, with how far away the member's town is. */
export const foundMember = memberCard.extend({
  /**
   * From the viewer's town to the member's, in kilometres rounded to two digits; null in the same
   * town, for a visitor, and if a position is not known.
   */
  distance_km: z.int().min(1).nullable(),
});
export type FoundMember = z.output<typeof foundMember>;

/** A photo in the gallery. A locked photo is a separate, blurred file; both names lead to it. */
export const galleryImage = image.extend({ locked: z.boolean() });

/** The attributes of a profile, except fields the site hides or the member left empty. */
export const attributes = z
  .object({
    gender: z.enum(genders),
    sexuality: z.enum(sexualities),
    reason: z.enum(reasons),
    tattoos: z.enum(tattooChoices),
    hair_colour: z.enum(hairColours),
    eye_colour: z.enum(eyeColours),
    body_type: z.enum(bodyTypes),
    relationship_status: z.enum(relationshipStatuses),
    city: z.string(),
    country: z.string().length(2),
    region: z.string(),
    age: z.int(),
  })
  .partial();

const profileView = memberCard.extend({
  attributes,
  about: z.string(),
  interests: z.array(z.enum(interests)),
  /** The interests that the viewer shares; empty for a visitor and on the viewer's own profile. */
  shared_interests: z.array(z.enum(interests)),
  /** Main image first. A visitor gets only that one; `photos` has the total. */
  images: z.array(galleryImage),
  /** The member likes the viewer; false for a visitor. */
  likes_me: z.boolean(),
  /** The member likes the viewer, who has not opened this profile since. */
  like_new: z.boolean(),
  match: z.boolean(),
  /** The viewer's conversation with this member, if there is one. */
  conversation: conversationId.nullable(),
  /** The site's mark and warning, in the reader's language; null for a member's profile. */
  fictional: z
    .object({
      fictional_icon: z.enum(fictionalIcons),
      fictional_singular: z.string(),
      fictional_warning: z.string(),
    })
    .nullable(),
});
export type ProfileView = z.output<typeof profileView>;

export const profileEndpoints = {
  ...ownProfileEndpoints,
  ...visibilityEndpoints,
} as const;

export const profilePageEndpoints = {
  "GET /api/members/:id": endpoint({
    summary: "A profile as this viewer may see it. Reading it changes nothing.",
    access: "anyone",
    params: z.object({ id: memberId }),
    output: z.object({ member: profileView }),
    errors: ["not_found", "profile_unavailable"],
    limit: "profile",
  }),
} as const;
