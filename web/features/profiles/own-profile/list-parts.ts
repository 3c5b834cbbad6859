import type { ProfileDetails } from "#contract/profiles/own-profile.ts";
import type { Settings } from "#contract/sites.ts";
import { editAddress } from "./open-row.ts";
import type { Row } from "./open-row.ts";

/** A part of the profile that others look for. */
export interface ProfilePart {
  readonly key:
    | "photo"
    | "second_photo"
    | "about"
    | "reason"
    | "relationship_status"
    | "looks"
    | "interests";
  /** Where it is filled in, on the same page. */
  readonly to: string;
  readonly isDone: boolean;
}

const looks = ["body_type", "hair_colour", "eye_colour"] as const;

/** The section of the photos. */
const PHOTOS = "#photos";

/**
 * The parts of a profile with this many photos, as far as the site shows them. Nothing that needs a consent counts: a
 * profile is complete without it.
 */
export function listParts(
  details: ProfileDetails,
  photos: number,
  { visible_profile_fields: fields }: Pick<Settings, "visible_profile_fields">,
): readonly ProfilePart[] {
  const shown = looks.filter((field) => fields.includes(field));
  const openLook = shown.find((field) => details[field] === null);
  const choices = (["reason", "relationship_status"] as const).filter((field) =>
    fields.includes(field),
  );
  const row = (key: Row & ProfilePart["key"], isDone: boolean): ProfilePart => ({
    key,
    to: editAddress(key),
    isDone,
  });
  return [
    { key: "photo", to: PHOTOS, isDone: photos > 0 },
    row("about", details.about !== ""),
    { key: "second_photo", to: PHOTOS, isDone: photos > 1 },
    ...choices.map((field) => row(field, details[field] !== null)),
    ...shown.slice(0, 1).map((field): ProfilePart => {
      return { key: "looks", to: editAddress(openLook ?? field), isDone: !openLook };
    }),
    row("interests", details.interests.length > 0),
  ];
}
