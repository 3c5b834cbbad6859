import type { z } from "zod";
import type { searchQuery, SearchResults } from "#contract/search.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { loadMemberCards } from "#server/domains/profiles/load-cards.ts";
import { toViewer } from "#server/domains/profiles/visibility/visibility.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { COUNTED_RESULTS } from "#contract/search/limits.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { readSearch } from "./read-search.ts";
import { MAX_PAGES, RESULTS_PER_PAGE, presentCount, countPages } from "./rules.ts";
import { listResults } from "./list-results.ts";

/**
 * A page of matching members in the chosen order. Throws `invalid_input` naming the field,
 * and `authentication_required` if the site does not let visitors search.
 */
export async function searchMembers(
  ctx: RequestContext,
  query: z.output<typeof searchQuery>,
): Promise<SearchResults> {
  const { filters, toCriteria, order } = await readSearch(ctx, query);
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const continues = after !== null && (after.town !== null) === (order.sort === "near");
  if (query.cursor !== undefined && !continues)
    throw new AppError("invalid_input", { fields: { cursor: "invalid_value" } });

  const { db, countResults, hasRareInterests } = ctx.services;
  const viewer = toViewer(ctx);
  const criteria = toCriteria(filters);
  // A page beyond any count is empty; its statement would read all the pages before it.
  const isTooFar = !after && query.page > MAX_PAGES;
  const isRare = await hasRareInterests(viewer, criteria, ctx.at);
  const [counted, found] = await Promise.all([
    countResults(viewer, criteria, ctx.at),
    isTooFar
      ? []
      : listResults(db, viewer, criteria, {
          order,
          hasRareInterests: isRare,
          // One more than a page, to know whether another follows.
          limit: RESULTS_PER_PAGE + 1,
          offset: after ? 0 : (query.page - 1) * RESULTS_PER_PAGE,
          after,
        }),
  ]);
  const isBeyond =
    Math.max(counted.member, counted.fictional) > COUNTED_RESULTS &&
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
    filters,
  };
}
