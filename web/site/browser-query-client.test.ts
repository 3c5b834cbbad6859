import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, demoAnswers, demoSettings } from "#tests/browser/fake-api.ts";
import { readQueries, writeQueries } from "#web/page-state.ts";
import { browserQueryClient } from "./browser-query-client.ts";
import { newMembersKey, newMembersQuery } from "#web/features/search/queries.ts";
import {
  companyInfoKey,
  companyInfoQuery,
  interestsQuery,
  cachedForever,
  regionsQuery,
  settingsKey,
  settingsQuery,
} from "./queries.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const api = fakeApi(
  demoAnswers({
    "GET /api/interests.php": () => ({ interests: ["tea"] }),
    "GET /api/regions.php": () => ({ regions: demoSettings().region_data }),
    "GET /api/members/new": () => ({ members: [] }),
  }),
);

test("data from the server is still cached an hour later, even if no page has used it", async () => {
  const server = new QueryClient();
  await server.fetchQuery(settingsQuery(api));
  await server.fetchQuery(companyInfoQuery(api));
  await server.fetchQuery(interestsQuery(api));
  await server.fetchQuery(regionsQuery(api));
  await server.fetchQuery(newMembersQuery(api));

  const browser = browserQueryClient();
  readQueries(browser, writeQueries(server));
  browser.setQueryData(settingsKey, server.getQueryData(settingsKey));
  browser.setQueryData(companyInfoKey, server.getQueryData(companyInfoKey));
  await vi.advanceTimersByTimeAsync(3_600_000);
  for (const queryKey of cachedForever) {
    const sent = server.getQueryData(queryKey);
    expect(sent).toBeDefined();
    expect([queryKey, browser.getQueryData(queryKey)]).toEqual([queryKey, sent]);
  }
  // Other data is dropped, or the cache of a page left open for days would keep growing.
  expect(browser.getQueryData(newMembersKey)).toBeUndefined();
});
