import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { ApiError } from "#web/api/api.ts";
import { fakeApi } from "#tests/browser/fake-api.ts";
import type { Answers } from "#tests/browser/fake-api.ts";
import { aConversation, aMessage, talk } from "#tests/wire/a-conversation.ts";
import { openConversation } from "./conversation/conversation-state.ts";
import type { ConversationState } from "./conversation/conversation-state.ts";
import { conversationKeys, conversationQuery } from "./queries.ts";

const open = openConversation(aConversation([aMessage(1)]));

function load(
  cached: ConversationState | undefined,
  answer: NonNullable<Answers["GET /api/chats/:id"]>,
) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (cached) queryClient.setQueryData(conversationKeys.of(talk), cached);
  const api = fakeApi({ "GET /api/chats/:id": answer });
  return queryClient.fetchQuery({ ...conversationQuery(api, talk), staleTime: 0 });
}
const rejectWith = (error: "conversation_closed" | "not_found", message: string) => () => {
  throw new ApiError(410, { error, message });
};

test.each([
  ["an open conversation", open],
  ["a conversation that is not loaded yet", undefined],
])("%s with an unavailable partner shows one sentence and no messages", async (_, cached) => {
  const state = await load(cached, rejectWith("conversation_closed", "Dit gesprek is gesloten."));
  expect(state).toEqual({ is: "closed", text: "Dit gesprek is gesloten." });
});

test("any other error does not close the conversation", async () => {
  await expect(load(open, rejectWith("not_found", "Niet gevonden."))).rejects.toThrow(ApiError);
});

test("a refetch adds newer messages page by page", async () => {
  const pages = [
    aConversation([aMessage(2)], { later: 2 }),
    aConversation([aMessage(3)], { later: null }),
  ];
  const requested: unknown[] = [];
  const state = await load(open, ({ query }) => {
    requested.push(query.after);
    return pages.shift() ?? aConversation();
  });
  expect(state).toMatchObject({ is: "open", messages: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] });
  expect(requested).toEqual([1, 2]);
});
