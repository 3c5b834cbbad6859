import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "#tests/browser/fake-api.ts";
import { countsQuery } from "./queries.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["visible", undefined],
  ["hidden", "yes"],
])("a %s page names its state when it loads the counts", async (visibilityState, expected) => {
  vi.stubGlobal("document", { visibilityState });
  const inputs: unknown[] = [];
  const api = fakeApi({ "GET /api/counts": () => ({ messages: 0, likes: 0 }) }, (_key, input) =>
    inputs.push(input),
  );
  await new QueryClient().fetchQuery(countsQuery(api));
  expect(inputs).toEqual([{ query: expected ? { hidden: expected } : {} }]);
});
