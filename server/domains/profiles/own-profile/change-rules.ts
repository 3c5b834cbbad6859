import { interests as allInterests, specialInterests } from "#contract/catalogue/interests.ts";
import type { Interest } from "#contract/catalogue/interests.ts";
import { specialFields } from "#contract/catalogue/attributes.ts";
import type { SpecialField } from "#contract/catalogue/attributes.ts";
import type { FieldErrorCode } from "#contract/shared/errors.ts";
import { supportFields } from "#contract/profiles/own-profile.ts";
import type {
  ProfileChange,
  ProfileDetails,
  SupportField,
} from "#contract/profiles/own-profile.ts";
import { validateName } from "#server/domains/accounts/names/validate-name.ts";
import { findTown } from "#server/domains/places/find-town.ts";
import type { SiteData } from "#server/domains/sites/site-data/site-data.ts";
import {
  validateBirthDate,
  validatePlace,
  validatePublicText,
} from "#server/domains/profiles/validate-person.ts";

/** How long members correct what they mistyped at sign-up, before others rely on it. */
const CORRECTION_MS = 24 * 60 * 60 * 1_000;

/** The fields that only support changes; null is an account that is gone. */
export function listSupportOnly(signedUpAt: Date | null, at: Date): readonly SupportField[] {
  const isFree = signedUpAt !== null && at.getTime() - signedUpAt.getTime() < CORRECTION_MS;
  return isFree ? [] : supportFields;
}

/** The fields that a site may leave out of its profiles. */
const optionalFields = [
  "sexuality",
  "reason",
  "tattoos",
  "hair_colour",
  "eye_colour",
  "body_type",
  "relationship_status",
] as const;

/**
 * The profile after a change. Withdrawing a consent empties its field, whatever the change says
 * about the field.
 */
export function applyChange(before: ProfileDetails, change: ProfileChange): ProfileDetails {
  const { consents: answers = {}, ...fields } = change;
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const after: ProfileDetails = { ...before, ...given };
  const isWithdrawn = (field: SpecialField) => answers[field] === null;
  const interests = isWithdrawn("intimate_interests")
    ? after.interests.filter((one) => !isSpecial(one))
    : after.interests;
  return {
    ...after,
    city: findTown(after, after.city) ?? after.city,
    sexuality: isWithdrawn("sexuality") ? null : after.sexuality,
    // Sorted and without duplicates, so that the same choice is not a change.
    interests: allInterests.filter((one) => interests.includes(one)),
    consents: specialFields.filter((field) =>
      answers[field] === undefined ? before.consents.includes(field) : !isWithdrawn(field),
    ),
  };
}

/** The fields that differ between two states of a profile. */
export function listChanges(
  before: ProfileDetails,
  after: ProfileDetails,
): readonly (keyof ProfileDetails)[] {
  const keys = Object.keys(after) as (keyof ProfileDetails)[];
  return keys.filter((key) => String(before[key]) !== String(after[key]));
}

interface ChangeContext {
  readonly site: Pick<
    SiteData,
    "name" | "countries" | "interests" | "min_age" | "visible_profile_fields"
  >;
  /** A day in the site's time zone. */
  readonly today: string;
  readonly email: string | undefined;
}

/**
 * What is wrong with the changed fields. Unchanged fields are not checked, so that a newer rule
 * stops nobody from changing something else.
 */
export function validateChange(
  before: ProfileDetails,
  after: ProfileDetails,
  { site, today, email }: ChangeContext,
): Readonly<Record<string, FieldErrorCode>> {
  const changed = new Set(listChanges(before, after));
  const hasMoved = changed.has("country") || changed.has("region") || changed.has("city");
  const codes: Record<string, FieldErrorCode | null> = {
    ...Object.fromEntries(
      optionalFields.map((field) => [field, validateOptional(field, after, site)]),
    ),
    name: validateName(after.name, { siteName: site.name, email, country: after.country }),
    about: validatePublicText(after.about, after.country),
    date_of_birth: validateBirthDate(after.date_of_birth, site.min_age, today),
    ...Object.fromEntries(before.support_only.map((field) => [field, "support_only" as const])),
    interests: validateInterests(before, after, site),
  };
  const wrong = Object.entries(codes).filter(([field, code]) => {
    return code && changed.has(field as keyof ProfileDetails);
  });
  const place = hasMoved ? Object.entries(validatePlace(after, site)) : [];
  return Object.fromEntries([...wrong, ...place].filter(([, code]) => code)) as ReturnType<
    typeof validateChange
  >;
}

function validateOptional(
  field: (typeof optionalFields)[number],
  after: ProfileDetails,
  site: ChangeContext["site"],
): FieldErrorCode | null {
  if (after[field] === null) return null;
  // A site does not collect what it does not show.
  if (!site.visible_profile_fields.includes(field)) return "invalid_value";
  return field === "sexuality" && !after.consents.includes(field) ? "consent_required" : null;
}

function validateInterests(
  before: ProfileDetails,
  after: ProfileDetails,
  site: ChangeContext["site"],
): FieldErrorCode | null {
  const added = after.interests.filter((one) => !before.interests.includes(one));
  if (!added.every((one) => site.interests.includes(one))) return "invalid_value";
  const agreed = after.consents.includes("intimate_interests");
  return !agreed && added.some(isSpecial) ? "consent_required" : null;
}

function isSpecial(interest: Interest): boolean {
  return specialInterests.includes(interest);
}
