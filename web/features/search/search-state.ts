import type { SearchOutcome } from "./queries.ts";

/** The state of a search for its screen. */
export function searchState(outcome: SearchOutcome | undefined) {
  return {
    /** The server has answered once; until then the screen shows no count. */
    initialised: outcome !== undefined,
    found: outcome?.is === "found" ? outcome : undefined,
    /** What is wrong with a filter, by its name. */
    wrong: outcome?.is === "refused" ? outcome.fields : {},
  };
}
