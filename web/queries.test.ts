import { QueryClient, QueryObserver, focusManager } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import type { ConversationState } from "#web/features/chat/conversation/conversation-state.ts";
import { fakeApi, demoCompany } from "#tests/browser/fake-api.ts";
import type { Answers } from "#tests/browser/fake-api.ts";
import { aProfile } from "#tests/wire/a-profile.ts";
import { aSearch } from "#tests/wire/a-search.ts";
import { conversationKeys } from "#web/features/chat/queries.ts";
import { browserQueryClient } from "#web/site/browser-query-client.ts";
import { memberQuery } from "#web/features/profiles/queries.ts";
import { searchQuery } from "#web/features/search/queries.ts";
import { companyInfoQuery, interestsQuery, regionsQuery } from "#web/site/queries.ts";

/** An API that counts its calls. */
function anApi() {
  const calls: string[] = [];
  const answers: Answers = {
    "GET /api/interests.php": () => ({ interests: ["tea"] }),
    "GET /api/regions.php": () => ({ regions: {} }),
    "GET /api/companyinfo.php": () => ({ companyinfo: demoCompany() }),
    "GET /api/members": ({ query }) => aSearch({ page: Number(query.page) }),
    "GET /api/members/:id": ({ params: { id } }) => ({ member: aProfile({ id: id as MemberId }) }),
  };
  return { api: fakeApi(answers, (key) => calls.push(key)), calls, client: new QueryClient() };
}

test("interests, regions and company info are loaded once and cached", async () => {
  const { api, calls, client } = anApi();
  for (let time = 0; time < 3; time += 1) {
    await client.fetchQuery(interestsQuery(api));
    await client.fetchQuery(regionsQuery(api));
    await client.fetchQuery(companyInfoQuery(api));
  }
  expect(calls).toEqual([
    "GET /api/interests.php",
    "GET /api/regions.php",
    "GET /api/companyinfo.php",
  ]);
});

test("search results are cached by page number", async () => {
  const { api, calls, client } = anApi();
  for (const page of ["1", "2", "1", "2"]) {
    const found = await client.fetchQuery(searchQuery(api, { gender: "male", page }));
    expect(found).toMatchObject({ is: "found", page: Number(page) });
  }
  expect(calls).toHaveLength(2);
});

test("opened profiles are cached by id", async () => {
  const { api, calls, client } = anApi();
  for (const id of ["a", "b", "a", "b"] as MemberId[]) {
    expect(await client.fetchQuery(memberQuery(api, id))).toMatchObject({ id });
  }
  expect(calls).toHaveLength(2);
});

test("an open profile is refetched when its window regains focus", async () => {
  vi.useFakeTimers();
  const { api, calls } = anApi();
  const client = browserQueryClient();
  client.mount();
  const open = new QueryObserver(client, memberQuery(api, "a" as MemberId));
  const leave = open.subscribe(() => undefined);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(2);
  leave();
  client.unmount();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

test("messages are cached by conversation id", () => {
  const { client } = anApi();
  const of = (id: string) => conversationKeys.of(id as ConversationId);
  const states = ["of a", "of b"].map((text) => ({ is: "closed", text }) as ConversationState);
  client.setQueryData(of("a"), states[0]);
  client.setQueryData(of("b"), states[1]);
  expect([of("a"), of("b")].map((key) => client.getQueryData(key))).toEqual(states);
});
