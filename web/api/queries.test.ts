import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ConversationId, MemberId } from "#contract/ids.ts";
import type { ConversationState } from "#web/features/chat/conversation-state.ts";
import type { Api } from "./api.ts";
import { queries } from "./queries.ts";

/** An api that answers each call with what it was asked, and says how often it was asked. */
function anApi() {
  const asked: string[] = [];
  const api = ((key: string, input: object) => {
    asked.push(key);
    const echo = { key, ...input };
    const parts = ["interests", "regions", "companyinfo", "settings", "member"];
    return Promise.resolve({ ...echo, ...Object.fromEntries(parts.map((part) => [part, echo])) });
  }) as unknown as Api;
  return { api, asked, client: new QueryClient() };
}

test("interests, regions and company info are asked for once and kept", async () => {
  const { api, asked, client } = anApi();
  for (let time = 0; time < 3; time += 1) {
    await client.fetchQuery(queries.interests(api));
    await client.fetchQuery(queries.regions(api));
    await client.fetchQuery(queries.companyInfo(api));
  }
  expect(asked).toEqual([
    "GET /api/interests.php",
    "GET /api/regions.php",
    "GET /api/companyinfo.php",
  ]);
});

test("results of a search are kept for each page number", async () => {
  const { api, asked, client } = anApi();
  for (const page of ["1", "2", "1", "2"]) {
    const found = await client.fetchQuery(queries.members(api, { gender: "male", page }));
    expect(found).toMatchObject({ is: "found", query: { gender: "male", page } });
  }
  expect(asked).toHaveLength(2);
});

test("profiles that were opened are kept, each under its id", async () => {
  const { api, asked, client } = anApi();
  for (const id of ["a", "b", "a", "b"] as MemberId[]) {
    expect(await client.fetchQuery(queries.member(api, id))).toMatchObject({ params: { id } });
  }
  expect(asked).toHaveLength(2);
});

test("the messages of each conversation are kept under its id", () => {
  const { api, client } = anApi();
  const of = (id: string) => queries.conversation(api, id as ConversationId).queryKey;
  const states = ["of a", "of b"].map((text) => ({ is: "closed", text }) as ConversationState);
  client.setQueryData(of("a"), states[0]);
  client.setQueryData(of("b"), states[1]);
  expect([of("a"), of("b")].map((key) => client.getQueryData(key))).toEqual(states);
});
