import type { SearchOrder } from "#contract/search.ts";
import { listNearestTowns, sortTowns } from "#server/domains/places/distances.ts";
import type { Area, Town } from "#server/domains/places/distances.ts";
import type { Viewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { PagePlace, Position } from "./cursor.ts";
import {
  listRareResultIds,
  listRareResultsInTowns,
  listTownsOfRareResults,
} from "./rare-interests-store.ts";
import { listResultIds, listResultsInTowns, listTownsOfResults } from "./store.ts";
import type { Criteria } from "./store.ts";
import { NEAR_TOWNS } from "./rules.ts";

/** How the results are ordered. */
export type ResultOrder =
  | { readonly sort: Exclude<SearchOrder, "near"> }
  | { readonly sort: "near"; readonly from: Town; readonly area: Area };

/** A page of the results in their order. */
export async function listResults(
  db: Db,
  viewer: Viewer,
  criteria: Criteria,
  page: PagePlace & { readonly order: ResultOrder; readonly hasRareInterests: boolean },
): Promise<Position[]> {
  const { order, hasRareInterests, ...place } = page;
  if (order.sort !== "near") {
    const list = hasRareInterests ? listRareResultIds : listResultIds;
    return list(db, viewer, criteria, { ...place, sort: order.sort });
  }
  const listIn = (towns: readonly Town[]) =>
    listResultsInTowns(db, viewer, criteria, { ...place, towns });
  const first = place.after?.town ?? null;
  if (hasRareInterests) {
    const all = await listTownsOfRareResults(db, viewer, criteria);
    const towns = sortTowns(order.from, all, first);
    return listRareResultsInTowns(db, viewer, criteria, { ...place, towns });
  }
  const near = listNearestTowns(order.from, order.area, { least: NEAR_TOWNS, first });
  const found = await listIn(near);
  if (found.length === place.limit) return found;
  // Too few results live nearby, so the page needs the towns of all results.
  const towns = await listTownsOfResults(db, viewer, criteria);
  return listIn(sortTowns(order.from, towns, first).slice(0, place.offset + place.limit + 1));
}
