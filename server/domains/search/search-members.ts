import type { z } from "zod";
import { dayIn } from "#contract/formats.ts";
import type { searchQuery, SearchResults } from "#contract/search.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { loadWishes } from "#server/domains/profiles/load-wishes.ts";
import { birthDatesOf } from "#server/domains/profiles/rules.ts";
import { viewerOf } from "#server/domains/profiles/visibility.ts";
import { hasTrafficSource } from "#server/domains/tracking/traffic-source.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { loadFound } from "./load-found.ts";
import {
  COUNTED,
  RESULTS_PER_PAGE,
  capped,
  chooseFilters,
  pagesOf,
  visitorMaySearch,
} from "./rules.ts";
import type { Defaults, Filters } from "./rules.ts";
import { countFound, foundIds } from "./store.ts";
import type { Wanted } from "./store.ts";

/**
 * A page of the members who fit, the most recently active first. Throws `invalid_input` naming the
 * field, and `authentication_required` where the site shows visitors no search.
 */
export async function searchMembers(
  ctx: RequestContext,
  query: z.output<typeof searchQuery>,
): Promise<SearchResults> {
  if (!ctx.member && !visitorMaySearch(ctx.site, hasTrafficSource(ctx)))
    throw new AppError("authentication_required");
  const chosen = chooseFilters(query, await defaultsOf(ctx), ctx.site);
  if ("wrong" in chosen) throw new AppError("invalid_input", { fields: chosen.wrong });
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (query.cursor !== undefined && !after)
    throw new AppError("invalid_input", { fields: { cursor: "invalid_value" } });

  const { db } = ctx.services;
  const viewer = viewerOf(ctx);
  const wanted = wantedBy(ctx, chosen.filters);
  const counted = await countFound(db, viewer, wanted, COUNTED + 1);
  const [members, fictional] = [capped(counted.member), capped(counted.fictional)];
  const pages = pagesOf(counted.member, counted.fictional);
  const beyond = !after && query.page > pages;
  // One more than a page: whether another follows.
  const found = beyond
    ? []
    : await foundIds(db, viewer, wanted, {
        limit: RESULTS_PER_PAGE + 1,
        offset: after ? 0 : (query.page - 1) * RESULTS_PER_PAGE,
        after,
      });
  const shown = found.slice(0, RESULTS_PER_PAGE);
  const last = shown.at(-1);
  return {
    members: await loadFound(
      ctx,
      shown.map(({ id }) => id),
    ),
    page: query.page,
    pages,
    numResults: members.count,
    numResultsCapped: members.capped,
    num_fictional: fictional.count,
    num_fictional_capped: fictional.capped,
    results_per_page: RESULTS_PER_PAGE,
    cursor: last && found.length > RESULTS_PER_PAGE ? writeCursor(last) : null,
    filters: chosen.filters,
  };
}

/** A member means whom she seeks, in her own country; a visitor the country she comes from. */
async function defaultsOf(ctx: RequestContext): Promise<Defaults> {
  if (!ctx.member) return { gender: null, country: ctx.country };
  const wishes = await loadWishes(ctx, ctx.member.id);
  return { gender: wishes?.seeks ?? null, country: wishes?.country ?? null };
}

function wantedBy(ctx: RequestContext, filters: Filters): Wanted {
  const born = birthDatesOf(
    { minAge: filters.min_age, maxAge: filters.max_age },
    dayIn(ctx.site.time_zone, ctx.at),
  );
  return {
    gender: filters.gender,
    country: filters.country,
    region: filters.countryregion,
    bornAfter: born.after,
    bornUntil: born.until,
  };
}
