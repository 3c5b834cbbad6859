import type { z } from "zod";
import type { SearchFilters, searchQuery, SimilarResults } from "#contract/search.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { loadMemberCards } from "#server/domains/profiles/load-cards.ts";
import { toViewer } from "#server/domains/profiles/visibility/visibility.ts";
import { COUNTED_RESULTS } from "#contract/search/limits.ts";
import { readSearch } from "./read-search.ts";
import { areFew, listDrops, buildLooserFilters, presentCount, SIMILAR_MEMBERS } from "./rules.ts";
import { listRareResultIds } from "./rare-interests-store.ts";
import { listResultIds } from "./store.ts";

/**
 * What follows the last result of a search: members who meet looser filters, and if few were found,
 * how many more there would be without each filter. Throws like a search.
 */
export async function findSimilar(
  ctx: RequestContext,
  query: z.output<typeof searchQuery>,
): Promise<SimilarResults> {
  const { filters, toCriteria } = await readSearch(ctx, query);
  const { db, countResults, hasRareInterests } = ctx.services;
  const viewer = toViewer(ctx);
  const exact = toCriteria(filters);
  const looser = buildLooserFilters(filters, ctx.site.min_age);
  const count = async (of: SearchFilters) => countResults(viewer, toCriteria(of), ctx.at);
  const criteria = toCriteria(looser);
  const isRare = await hasRareInterests(viewer, criteria, ctx.at);
  const [found, around, ids] = await Promise.all([
    count(filters),
    count(looser),
    (isRare ? listRareResultIds : listResultIds)(db, viewer, criteria, {
      sort: "active",
      limit: SIMILAR_MEMBERS,
      offset: 0,
      after: null,
      except: exact,
    }),
  ]);
  const isFew = areFew(found.member + found.fictional);
  const dropped = isFew
    ? await Promise.all(
        [...listDrops(filters, ctx.member !== null)].map(async ([filter, of]) => {
          const { member, fictional } = await count(of);
          // Dropping `real_only` adds only fictional profiles.
          const more = filter === "real_only" ? fictional : member - found.member;
          const { count: shown, capped } = presentCount(Math.max(more, 0));
          return { filter, more: shown, more_capped: capped || member > COUNTED_RESULTS };
        }),
      )
    : [];
  const similar = presentCount(Math.max(around.member - found.member, 0));
  return {
    members: await loadMemberCards(
      ctx,
      ids.map(({ id }) => id),
    ),
    num_similar: similar.count,
    num_similar_capped: similar.capped || around.member > COUNTED_RESULTS,
    filters: looser,
    dropped: dropped.filter(({ more }) => more > 0),
  };
}
