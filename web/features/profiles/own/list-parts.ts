import type { ProfileDetails } from "#contract/own-profile.ts";
import type { Settings } from "#contract/sites.ts";
import type { Row } from "./open-row.ts";

/** A part of the profile that others look for, with the row that fills it. */
export interface ProfilePart {
  readonly key: "about" | "reason" | "relationship_status" | "looks" | "interests";
  readonly row: Row;
  readonly isDone: boolean;
}

const looks = ["body_type", "hair_colour", "eye_colour"] as const;

/**
 * The parts of a profile, as far as the site shows them. Nothing that needs a consent counts: a
 * profile is complete without it.
 */
export function listParts(
  details: ProfileDetails,
  { visible_profile_fields: fields }: Pick<Settings, "visible_profile_fields">,
): readonly ProfilePart[] {
  const shown = looks.filter((field) => fields.includes(field));
  const openLook = shown.find((field) => details[field] === null);
  const choices = (["reason", "relationship_status"] as const).filter((field) =>
    fields.includes(field),
  );
  return [
    { key: "about", row: "about", isDone: details.about !== "" },
    ...choices.map((field) => ({ key: field, row: field, isDone: details[field] !== null })),
    ...shown
      .slice(0, 1)
      .map((field) => ({ key: "looks" as const, row: openLook ?? field, isDone: !openLook })),
    { key: "interests", row: "interests", isDone: details.interests.length > 0 },
  ];
}
