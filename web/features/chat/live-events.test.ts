import { QueryClient } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ConversationId, MemberId } from "#contract/ids.ts";
import { likesKey } from "#web/features/likes/queries.ts";
import { emitLiveEvent } from "#web/features/live/live-handlers.ts";
import type { PageEvent } from "#web/features/live/live-handlers.ts";
import { countsKey, userKey } from "#web/site/queries.ts";
import { fakeApi } from "#tests/fake-api.ts";
import { aConversation, aMessage } from "#tests/wire/a-conversation.ts";
import { openConversation } from "./conversation/conversation-state.ts";
import { typing } from "./conversation/typing.ts";
import { pendingRemovals } from "./list/pending-removals.ts";
import { chatLiveHandlers } from "./live-events.ts";
import { outbox, outboxKey } from "./outbox/outbox.ts";
import { chatsKey, conversationKeys, messagePriceKeys } from "./queries.ts";

const ownId = "me" as MemberId;
const els = "els" as MemberId;
const id = "c" as ConversationId;
const key = outboxKey(ownId, els);

/** A page that has loaded everything, with one sent message (number 3) in the conversation. */
function aPage() {
  const queryClient = new QueryClient();
  const keys: readonly QueryKey[] = [
    userKey,
    chatsKey,
    countsKey,
    likesKey,
    conversationKeys.of("other" as ConversationId),
    messagePriceKeys.to("begun" as MemberId),
    messagePriceKeys.to("new" as MemberId),
  ];
  for (const queryKey of keys) queryClient.setQueryData(queryKey, {});
  const own = aMessage(3, { mine: true, client_id: "sent" });
  queryClient.setQueryData(conversationKeys.of(id), openConversation(aConversation([own])));
  const price = (conversation: { id: ConversationId } | null) => ({
    is: "open",
    price: { conversation },
  });
  queryClient.setQueryData(["message-price", "begun"], price({ id }));
  queryClient.setQueryData(["message-price", "new"], price(null));
  const emit = (event: PageEvent) =>
    emitLiveEvent([chatLiveHandlers], event, { api: fakeApi({}), queryClient, ownId });
  const stale = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map((query) => query.queryKey.join(" "));
  return { queryClient, emit, stale };
}

test("a received message reloads the conversation, the lists and a page open for a first message", () => {
  const { emit, stale } = aPage();
  typing.begin(id);
  emit({ is: "message", conversation: id, seq: 4 });
  expect(stale()).toEqual(["chats", "counts", "likes", "message-price new", `conversation ${id}`]);
  expect(typing.isTyping(id)).toBe(false);
});

test("a received message reloads the chats and likes that were loaded but are not on the screen", async () => {
  const queryClient = new QueryClient();
  const loads: string[] = [];
  for (const queryKey of [chatsKey, likesKey]) {
    const queryFn = () => loads.push(queryKey.join(" "));
    await queryClient.fetchQuery({ queryKey: [...queryKey], queryFn });
  }
  loads.length = 0;
  const page = { api: fakeApi({}), queryClient, ownId };
  emitLiveEvent([chatLiveHandlers], { is: "message", conversation: id, seq: 4 }, page);
  expect(loads).toEqual(["chats", "likes"]);
});

test("a page that is sending a message ignores that message's event", () => {
  const { emit, stale } = aPage();
  outbox.enqueue(key, "sending", "Dag");
  emit({ is: "message", conversation: id, seq: 4, client_id: "sending" });
  expect(stale()).toEqual([]);
});

test("a page that already has the response ignores the later event", () => {
  const { emit, stale } = aPage();
  emit({ is: "message", conversation: id, seq: 3, client_id: "sent" });
  expect(stale()).toEqual([]);
});

test("loads a message that another page of the member sent, with the new balance", () => {
  const { emit, stale } = aPage();
  emit({ is: "message", conversation: id, seq: 4, client_id: "elsewhere" });
  expect(stale()).toEqual(["user", "chats", "message-price new", `conversation ${id}`]);
});

test("loads a message without a response when its event shows that it arrived", () => {
  const { emit, stale } = aPage();
  outbox.enqueue(key, "unsure", "Dag");
  outbox.setState(key, "unsure", "unsure");
  emit({ is: "message", conversation: id, seq: 4, client_id: "unsure" });
  expect(stale()).toContain(`conversation ${id}`);
});

test("a new message keeps a conversation that was about to be removed", () => {
  const { emit } = aPage();
  pendingRemovals.add(id);
  emit({ is: "message", conversation: id, seq: 5 });
  expect(pendingRemovals.has(id)).toBe(false);
});

test("stores a read mark and never moves it back", () => {
  const { queryClient, emit, stale } = aPage();
  emit({ is: "read", conversation: id, by: els, seq: 7 });
  emit({ is: "read", conversation: id, by: els, seq: 6 });
  expect(queryClient.getQueryData(conversationKeys.of(id))).toMatchObject({ readUpTo: 7 });
  expect(stale()).toEqual([]);
});

test.each([
  [{ is: "read", conversation: id, by: ownId, seq: 7 }, ["chats", "counts"]],
  [{ is: "pending", conversation: id }, ["chats", `conversation ${id}`]],
  [{ is: "credits" }, []],
] as const)("%j invalidates %j", (event, keys) => {
  const { emit, stale } = aPage();
  emit(event);
  expect(stale()).toEqual(keys);
});

test("drops a conversation that another page removed", () => {
  const { queryClient, emit } = aPage();
  emit({ is: "removed", conversation: id });
  expect(queryClient.getQueryData(conversationKeys.of(id))).toBeUndefined();
});

test("a reconnected page reloads its lists, conversations and prices", () => {
  const { emit, stale } = aPage();
  emit({ is: "reconnected" });
  expect(stale()).toEqual([
    "chats",
    "counts",
    "conversation other",
    "message-price begun",
    "message-price new",
    `conversation ${id}`,
  ]);
});
