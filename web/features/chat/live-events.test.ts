import { QueryClient, QueryObserver } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import { likesKey } from "#web/features/likes/queries.ts";
import { createLiveEmitter } from "#web/features/live/live-handlers.ts";
import { countsKey, userKey } from "#web/site/queries.ts";
import { beginLoad } from "#tests/browser/begin-load.ts";
import { fakeApi } from "#tests/browser/fake-api.ts";
import { aConversation, aMessage } from "#tests/wire/a-conversation.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { openConversation } from "./conversation/conversation-state.ts";
import type { ConversationState } from "./conversation/conversation-state.ts";
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
  const emit = createLiveEmitter([chatLiveHandlers], { api: fakeApi({}), queryClient, ownId });
  const conversation = () => queryClient.getQueryData(conversationKeys.of(id));
  const stale = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map((query) => query.queryKey.join(" "));
  return { queryClient, emit, stale, conversation };
}

const received = (seq: number) =>
  ({ is: "message", conversation: id, message: aMessage(seq) }) as const;
const ownMessage = (seq: number, client_id: string) =>
  ({
    is: "message",
    conversation: id,
    message: aMessage(seq, { mine: true, client_id }),
    credits: 20,
  }) as const;

test("a received message is added to its conversation; the lists and a page open for a first message reload", () => {
  const { emit, stale, conversation } = aPage();
  typing.begin(id);
  emit(received(4));
  expect(conversation()).toMatchObject({
    messages: [{ seq: 3 }, { seq: 4 }],
    num_unread_messages: 1,
  });
  expect(stale()).toEqual(["chats", "counts", "likes", "message-price new"]);
  expect(typing.isTyping(id)).toBe(false);
});

test("a message after a gap reloads the conversation", () => {
  const { emit, stale, conversation } = aPage();
  emit(received(5));
  expect(stale()).toContain(`conversation ${id}`);
  expect(conversation()).toMatchObject({ messages: [{ seq: 3 }], num_unread_messages: 0 });
});

test("the same message twice is one message and counts once as unread", () => {
  const { emit, stale, conversation } = aPage();
  emit(received(4));
  emit(received(4));
  expect(conversation()).toMatchObject({
    messages: [{ seq: 3 }, { seq: 4 }],
    num_unread_messages: 1,
  });
  expect(stale()).not.toContain(`conversation ${id}`);
});

test("a message that arrives during a load makes the conversation load again", async () => {
  const { queryClient, emit } = aPage();
  const loads: (() => void)[] = [];
  const queryFn = async () => {
    await new Promise<void>((resolve) => loads.push(resolve));
    return openConversation(aConversation([aMessage(3), aMessage(4)]));
  };
  void queryClient.fetchQuery({ queryKey: conversationKeys.of(id), queryFn }).catch(() => null);
  emit(received(4));
  await expect.poll(() => loads).toHaveLength(2);
});

test.each([
  ["the conversation", conversationKeys.of(id)],
  ["the price of a first message", messagePriceKeys.to("new" as MemberId)],
])(
  "a message that arrives while %s loads for the first time makes it load again",
  async (_, queryKey) => {
    const { queryClient, emit } = aPage();
    queryClient.removeQueries({ queryKey });
    const loads: (() => void)[] = [];
    const queryFn = async () => {
      await new Promise<void>((resolve) => loads.push(resolve));
      return {};
    };
    onTestFinished(
      new QueryObserver<unknown>(queryClient, { queryKey, queryFn }).subscribe(() => null),
    );
    expect(loads).toHaveLength(1);
    emit(received(4));
    loads[0]?.();
    await expect.poll(() => loads).toHaveLength(2);
  },
);

test("a received message does not settle what the page is unsure about", () => {
  const { queryClient, emit } = aPage();
  const queryKey = conversationKeys.of(id);
  queryClient.setQueryData(queryKey, (state) => state, { updatedAt: 1 });
  emit(received(4));
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(1);
});

test("a message to a closed conversation reloads it", () => {
  const closed: ConversationState = { is: "closed", text: "" };
  const { queryClient, emit, stale } = aPage();
  const queryKey = conversationKeys.of(id);
  queryClient.setQueryData(queryKey, () => closed);
  emit(received(4));
  expect(stale()).toContain(`conversation ${id}`);
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ is: "closed" });
});

test("a received message reloads the chats and likes that were loaded but are not on the screen", async () => {
  const queryClient = new QueryClient();
  const loads: string[] = [];
  for (const queryKey of [chatsKey, likesKey]) {
    const queryFn = () => loads.push(queryKey.join(" "));
    await queryClient.fetchQuery({ queryKey: [...queryKey], queryFn });
  }
  loads.length = 0;
  createLiveEmitter([chatLiveHandlers], { api: fakeApi({}), queryClient, ownId })(received(4));
  expect(loads).toEqual(["chats", "likes"]);
});

test("a page that is sending a message ignores that message's event", () => {
  const { emit, stale } = aPage();
  outbox.enqueue(key, "sending", { text: "Dag", gift: null, photo: null });
  emit(ownMessage(4, "sending"));
  expect(stale()).toEqual([]);
});

test("a page that already has the response ignores the later event", () => {
  const { emit, stale } = aPage();
  emit(ownMessage(3, "sent"));
  expect(stale()).toEqual([]);
});

test("adds a message that another page of the member sent, with the new balance", () => {
  const { queryClient, emit, stale, conversation } = aPage();
  queryClient.setQueryData(userKey, aUser({ credits: 30 }));
  emit(ownMessage(4, "elsewhere"));
  expect(conversation()).toMatchObject({
    messages: [{ seq: 3 }, { seq: 4 }],
    num_unread_messages: 0,
  });
  expect(queryClient.getQueryData(userKey)?.credits).toBe(20);
  expect(stale()).toEqual(["chats", "message-price new"]);
});

test("a balance that was loading before another page paid does not undo the price", async () => {
  const { queryClient, emit } = aPage();
  queryClient.setQueryData(userKey, aUser({ credits: 30 }));
  const load = beginLoad(queryClient, userKey);
  emit(ownMessage(4, "elsewhere"));
  load.answer(aUser({ credits: 30 }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(userKey)?.credits).toBe(20);
});

test("adds a message without a response when its event shows that it arrived", () => {
  const { emit, conversation } = aPage();
  outbox.enqueue(key, "unsure", { text: "Dag", gift: null, photo: null });
  outbox.setState(key, "unsure", "unsure");
  emit(ownMessage(4, "unsure"));
  expect(conversation()).toMatchObject({ messages: [{ seq: 3 }, { client_id: "unsure" }] });
});

test("a new message keeps a conversation that was about to be removed", () => {
  const { emit } = aPage();
  pendingRemovals.add(id);
  emit(received(5));
  expect(pendingRemovals.has(id)).toBe(false);
});

test("stores a read mark and never moves it back", () => {
  const { queryClient, emit, stale } = aPage();
  emit({ is: "read", conversation: id, by: els, seq: 7 });
  emit({ is: "read", conversation: id, by: els, seq: 6 });
  expect(queryClient.getQueryData(conversationKeys.of(id))).toMatchObject({ read_up_to: 7 });
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

test("a connected page reloads its lists, conversations and prices", () => {
  const { emit, stale } = aPage();
  emit({ is: "connected" });
  expect(stale()).toEqual([
    "chats",
    "counts",
    "conversation other",
    "message-price begun",
    "message-price new",
    `conversation ${id}`,
  ]);
});
