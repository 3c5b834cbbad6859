import type { SearchOutcome } from "./queries.ts";

/** What a search knows so far. */
export function searchState(outcome: SearchOutcome | undefined) {
  return {
    /** It has been answered once; until then nothing is said of what there is. */
    initialised: outcome !== undefined,
    found: outcome?.is === "found" ? outcome : undefined,
    /** What is wrong with a filter, by its name. */
    wrong: outcome?.is === "refused" ? outcome.fields : {},
  };
}
