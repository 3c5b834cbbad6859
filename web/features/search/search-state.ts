import type { SearchOutcome } from "./queries.ts";

/** The state of the search screen. */
export function searchState(outcome: SearchOutcome | undefined) {
  return {
    /** Whether the server has responded; until then the screen shows no count. */
    initialised: outcome !== undefined,
    found: outcome?.is === "found" ? outcome : undefined,
    /** The error of each invalid filter, by name. */
    wrong: outcome?.is === "refused" ? outcome.fields : {},
  };
}
