import type { z } from "zod";
import { dayIn } from "#contract/formatting/formats.ts";
import type { SearchFilters, searchQuery } from "#contract/search.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { readOwnProfile } from "#server/domains/profiles/own-profile/load-own-profile.ts";
import { computeBirthDates } from "#server/domains/profiles/rules.ts";
import { findTownPosition } from "#server/domains/places/distances.ts";
import { hasTrafficSource } from "#server/domains/tracking/traffic-source.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { ACTIVE_FOR_MS, NEW_FOR_MS, canVisitorSearch, chooseFilters } from "./rules.ts";
import type { Defaults } from "./rules.ts";
import type { ResultOrder } from "./list-results.ts";
import type { Criteria } from "./store.ts";

interface Search {
  readonly filters: SearchFilters;
  /** Converts filters to the conditions of this searcher. */
  toCriteria(filters: SearchFilters): Criteria;
  readonly order: ResultOrder;
}

/** Whether the site lets this member or visitor search. */
export const canSearch = (ctx: RequestContext): boolean =>
  ctx.member !== null || canVisitorSearch(ctx.site, hasTrafficSource(ctx));

/**
 * The filters of a query, completed for this searcher. Throws `invalid_input` naming the field, and
 * `authentication_required` if the site does not let visitors search.
 */
export async function readSearch(
  ctx: RequestContext,
  query: z.output<typeof searchQuery>,
): Promise<Search> {
  if (!canSearch(ctx)) throw new AppError("authentication_required");
  const defaults = await findDefaults(ctx);
  const chosen = chooseFilters(query, defaults, ctx.site);
  if ("wrong" in chosen) throw new AppError("invalid_input", { fields: chosen.wrong });
  return {
    filters: chosen.filters,
    toCriteria: (filters) => buildCriteria(ctx, filters, defaults),
    order: chooseOrder(chosen.filters, defaults, ctx.site),
  };
}

/**
 * A member's defaults are the gender they seek and their country; a visitor's is the country of the
 * visit.
 */
async function findDefaults(ctx: RequestContext): Promise<Defaults> {
  const own = ctx.member && (await readOwnProfile(ctx, ctx.member.id));
  if (!own) return { ownGender: null, gender: null, country: ctx.country, town: null };
  const { gender, seeks, country, region, city } = own;
  const place = { country, region, city };
  const town = findTownPosition(place) && place;
  return { ownGender: gender, gender: seeks === "both" ? null : seeks, country, town };
}

function chooseOrder(
  { sort, country, countryregion: region }: SearchFilters,
  { town }: Defaults,
  site: RequestContext["site"],
): ResultOrder {
  if (sort !== "near") return { sort };
  if (!town) return { sort: "active" };
  return { sort, from: town, area: { countries: country ? [country] : site.countries, region } };
}

function buildCriteria(
  ctx: RequestContext,
  filters: SearchFilters,
  { ownGender }: Defaults,
): Criteria {
  const born = computeBirthDates(
    { minAge: filters.min_age, maxAge: filters.max_age },
    dayIn(ctx.site.time_zone, ctx.at),
  );
  return {
    gender: filters.everyone ? null : ownGender,
    seeks: filters.gender ?? "both",
    country: filters.country,
    region: filters.countryregion,
    bornAfter: born.after,
    bornUntil: born.until,
    realOnly: filters.real_only,
    withPhoto: filters.with_photo,
    newSince: filters.new_only ? new Date(ctx.at.getTime() - NEW_FOR_MS) : null,
    activeSince: filters.active_only ? new Date(ctx.at.getTime() - ACTIVE_FOR_MS) : null,
    interests: filters.interests,
  };
}
