import type { z } from "zod";
import { dayIn } from "#contract/formatting/formats.ts";
import type { searchQuery, SearchResults } from "#contract/search.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { loadMemberCards } from "#server/domains/profiles/load-cards.ts";
import { readOwnProfile } from "#server/domains/profiles/load-own-profile.ts";
import { computeBirthDates } from "#server/domains/profiles/rules.ts";
import { toViewer } from "#server/domains/profiles/visibility.ts";
import { hasTrafficSource } from "#server/domains/tracking/traffic-source.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import {
  ACTIVE_FOR_MS,
  MAX_COUNTED,
  MAX_PAGES,
  NEW_FOR_MS,
  RESULTS_PER_PAGE,
  presentCount,
  chooseFilters,
  countPages,
  canVisitorSearch,
} from "./rules.ts";
import type { Defaults, Filters } from "./rules.ts";
import { listResultIds } from "./store.ts";
import type { Criteria } from "./store.ts";

/**
 * A page of matching members in the chosen order. Throws `invalid_input` naming the field,
 * and `authentication_required` if the site does not let visitors search.
 */
export async function searchMembers(
  ctx: RequestContext,
  query: z.output<typeof searchQuery>,
): Promise<SearchResults> {
  if (!ctx.member && !canVisitorSearch(ctx.site, hasTrafficSource(ctx)))
    throw new AppError("authentication_required");
  const defaults = await findDefaults(ctx);
  const chosen = chooseFilters(query, defaults, ctx.site);
  if ("wrong" in chosen) throw new AppError("invalid_input", { fields: chosen.wrong });
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (query.cursor !== undefined && !after)
    throw new AppError("invalid_input", { fields: { cursor: "invalid_value" } });

  const { db, countResults } = ctx.services;
  const viewer = toViewer(ctx);
  const criteria = toCriteria(ctx, chosen.filters, defaults);
  // A page that no count reaches; its statement would read all the pages before it.
  const isTooFar = !after && query.page > MAX_PAGES;
  const [counted, found] = await Promise.all([
    countResults(viewer, criteria, ctx.at),
    isTooFar
      ? []
      : listResultIds(db, viewer, criteria, {
          sort: chosen.filters.sort,
          // One more than a page, to know whether another follows.
          limit: RESULTS_PER_PAGE + 1,
          offset: after ? 0 : (query.page - 1) * RESULTS_PER_PAGE,
          after,
        }),
  ]);
  const isBeyond =
    Math.max(counted.member, counted.fictional) > MAX_COUNTED &&
    !after &&
    query.page > countPages(counted.member, counted.fictional);
  const shown = isBeyond ? [] : found.slice(0, RESULTS_PER_PAGE);
  const last = shown.at(-1);
  const cards = await loadMemberCards(
    ctx,
    shown.map(({ id }) => id),
  );
  // A count may be older than the page, and must not contradict it.
  const countAtLeastShown = (kind: "member" | "fictional") =>
    Math.max(counted[kind], cards.filter((card) => card.is === kind).length);
  const [ofMembers, ofFictional] = [countAtLeastShown("member"), countAtLeastShown("fictional")];
  const [members, fictional] = [presentCount(ofMembers), presentCount(ofFictional)];
  return {
    members: cards,
    page: query.page,
    pages: Math.max(
      countPages(ofMembers, ofFictional),
      shown.length > 0 && !after ? query.page : 0,
    ),
    numResults: members.count,
    numResultsCapped: members.capped,
    num_fictional: fictional.count,
    num_fictional_capped: fictional.capped,
    results_per_page: RESULTS_PER_PAGE,
    cursor: last && found.length > RESULTS_PER_PAGE ? writeCursor(last) : null,
    filters: chosen.filters,
  };
}

/**
 * A member's defaults are the gender they seek and their country; a visitor's is the country of the
 * visit.
 */
async function findDefaults(ctx: RequestContext): Promise<Defaults> {
  const own = ctx.member && (await readOwnProfile(ctx, ctx.member.id));
  if (!own) return { ownGender: null, gender: null, country: ctx.country };
  const { gender, seeks, country } = own;
  return { ownGender: gender, gender: seeks === "both" ? null : seeks, country };
}

function toCriteria(ctx: RequestContext, filters: Filters, { ownGender }: Defaults): Criteria {
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
