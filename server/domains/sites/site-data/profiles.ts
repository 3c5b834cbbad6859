import { z } from "zod";
import { interests } from "#contract/catalogue/interests.ts";
import { profileField } from "#contract/profiles.ts";
import { reading } from "./reading.ts";
import { words } from "./texts.ts";

/** What a profile has, and whether some are fictional. */
export const profileFields = {
  visible_profile_fields: z.array(profileField).register(reading, { fallback: () => [] }),
  visible_profile_notes: z
    .partialRecord(profileField, words)
    .register(reading, { fallback: () => ({}) }),
  interests: z
    .array(z.enum(interests))
    .min(1)
    .register(reading, { fallback: () => [...interests] }),
  /** The owner allows fictional profiles. Off for a new site. */
  fictional_profiles: z.boolean().default(false),
  /** Each member gets a like from a fictional profile a day. Off for a new site. */
  auto_likes: z.boolean().default(false),
};
