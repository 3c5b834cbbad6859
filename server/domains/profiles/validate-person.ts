import type { FieldErrorCode } from "#contract/shared/errors.ts";
import { computeAge } from "#contract/formatting/formats.ts";
import { regions } from "#contract/catalogue/regions.ts";
import { findTown, suggestNearestTown } from "#server/domains/places/find-town.ts";
import { findContactDetails } from "#server/domains/recognition/contact-details.ts";
import type { SiteData } from "#server/domains/sites/site-data/site-data.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { MAX_AGE_YEARS } from "#contract/profiles/limits.ts";

// The rules about a person that sign-up and the profile share.

/** `today` is a day in the site's time zone. */
export function validateBirthDate(
  born: string,
  minAge: number,
  today: string,
): FieldErrorCode | null {
  const date = new Date(`${born}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(born);
  if (!exists || born > today || computeAge(born, today) > MAX_AGE_YEARS)
    return "invalid_birth_date";
  return computeAge(born, today) < minAge ? "too_young" : null;
}

/** Why everybody may not read a text; `country` is where its writer lives. */
export function validatePublicText(text: string, country: string): FieldErrorCode | null {
  const found = findContactDetails(text, country);
  return found && `contact_${found}`;
}

interface PlaceAnswers {
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly city?: string | undefined;
}

/** What is wrong with a place as far as it is given; a site serves some countries. */
export function validatePlace(
  { country, region, city }: PlaceAnswers,
  site: Pick<SiteData, "countries">,
) {
  if (country === undefined) return {};
  const served = site.countries.find((one) => one === country);
  if (!served) return { country: "unknown_country" as const };
  const known = region === undefined || regions[served].some(({ code }) => code === region);
  if (!known) return { region: "unknown_region" as const };
  if (region === undefined || city === undefined) return {};
  return { city: findTown({ country, region }, city) ? null : ("unknown_city" as const) };
}

/**
 * Throws `invalid_input` if a field is invalid; for an unknown town it names the nearest of that
 * region.
 */
export function assertValid(
  fields: Readonly<Record<string, FieldErrorCode>>,
  { country = "", region = "", city = "" }: PlaceAnswers,
): void {
  if (Object.keys(fields).length === 0) return;
  const nearest = fields["city"] ? suggestNearestTown({ country, region }, city) : null;
  throw new AppError("invalid_input", { fields, ...(nearest && { town: nearest }) });
}
