import { expect, test } from "vitest";
import { aSearch } from "#tests/wire/a-search.ts";
import { searchState } from "./search-state.ts";
import type { SearchOutcome } from "./queries.ts";

const found = { is: "found", ...aSearch() } as const;
const fields = { min_age: { error: "min_above_max", message: "Dat klopt niet." } } as const;

test.each([
  ["not initialised before a response", undefined, { initialised: false, wrong: {} }],
  ["initialised by results, even if empty", found, { initialised: true, found, wrong: {} }],
  ["initialised by an error", { is: "refused", fields }, { initialised: true, wrong: fields }],
] as const)("a search is %s", (_, outcome, state) => {
  expect(searchState(outcome as SearchOutcome | undefined)).toEqual(state);
});
