import type { ProfileDetails } from "#contract/profiles/own-profile.ts";

/** Marjolein's own profile as the member edits it, with only what sign-up asks. */
export function ownDetails(changes: Partial<ProfileDetails> = {}): ProfileDetails {
  return {
    name: "Marjolein",
    gender: "female",
    seeks: "male",
    date_of_birth: "1968-05-14",
    country: "NL",
    region: "09",
    city: "Amersfoort",
    sexuality: null,
    reason: null,
    tattoos: null,
    hair_colour: null,
    eye_colour: null,
    body_type: null,
    relationship_status: null,
    about: "",
    interests: [],
    consents: [],
    support_only: [],
    ...changes,
  };
}
