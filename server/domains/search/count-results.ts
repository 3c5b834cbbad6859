import type { Viewer } from "#server/domains/profiles/visibility/visibility.ts";
import { createAnswerCache } from "#server/platform/load/answer-cache.ts";
import type { Database } from "#server/platform/database/database.ts";
import { COUNTED_RESULTS } from "#contract/search/limits.ts";
import { countRareResults } from "./rare-interests-store.ts";
import type { RareInterests } from "./rare-interests.ts";
import * as store from "./store.ts";
import type { Criteria } from "./store.ts";

type Counted = Awaited<ReturnType<typeof store.countResults>>;

/** How many members a search finds, counted at most a minute before `at`. */
export type ResultCount = (viewer: Viewer, criteria: Criteria, at: Date) => Promise<Counted>;

/**
 * Counting is the most expensive part of a search, and the count is the same on every page of its
 * results. Each viewer has their own counts, because blocks hide members from each other.
 */
export function createResultCount(db: Database, hasRareInterests: RareInterests): ResultCount {
  const counts = createAnswerCache<Counted>({ maxAge: 60_000, maxAnswers: 5_000 });
  return (viewer, criteria, at) =>
    counts(JSON.stringify([viewer, criteria]), at, async () => {
      const isRare = await hasRareInterests(viewer, criteria, at);
      const count = isRare ? countRareResults : store.countResults;
      return count(db, viewer, criteria, COUNTED_RESULTS + 1);
    });
}
