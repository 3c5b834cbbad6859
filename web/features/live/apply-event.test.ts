import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ConversationId, MemberId } from "#contract/ids.ts";
import { removals } from "#web/features/chat/list/pending-removals.ts";
import { noteSentHere } from "#web/features/chat/outbox/sent-here.ts";
import { typing } from "#web/features/chat/conversation/use-typing.ts";
import { applyEvent, readAllAnew } from "./apply-event.ts";

const own = "me" as MemberId;
const her = "her" as MemberId;
const id = "k" as ConversationId;

/** A page that has read everything; answers which of it is to be read anew. */
function page() {
  const queryClient = new QueryClient();
  const keys: readonly (readonly string[])[] = [
    ["user"],
    ["chats"],
    ["counts"],
    ["likes"],
    ["offer"],
    ["transactions"],
    ["member", her],
    ["conversation", id],
    ["conversation", "other"],
  ];
  for (const queryKey of keys) queryClient.setQueryData(queryKey, { is: "open", readUpTo: 3 });
  queryClient.setQueryData(["message-price", "begun"], {
    is: "open",
    price: { conversation: { id } },
  });
  queryClient.setQueryData(["message-price", "new"], { is: "open", price: { conversation: null } });
  const stale = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map((query) => query.queryKey.join(" "));
  return { queryClient, stale };
}

test("a message is read where it stands, and a page open for a first one learns of it", () => {
  const { queryClient, stale } = page();
  typing.begin(id);
  applyEvent(queryClient, own, { is: "message", conversation: id, seq: 4 });
  expect(stale()).toEqual(["chats", "counts", `conversation ${id}`, "message-price new"]);
  expect(typing.isTyping(id)).toBe(false);
});

test("a message that another page of the member sent changes her credits, too", () => {
  const { queryClient, stale } = page();
  applyEvent(queryClient, own, { is: "message", conversation: id, seq: 4, client_id: "c" });
  expect(stale()).toContain("user");
});

test("what this very page sent is no news to it", () => {
  const { queryClient, stale } = page();
  const message = { state: "sent", seq: 9, client_id: "c", mine: true } as const;
  noteSentHere(id, { ...message, type: "text", text: "x", sent_at: "2026-11-21T10:00:00Z" });
  applyEvent(queryClient, own, { is: "message", conversation: id, seq: 9 });
  expect(stale()).toEqual([]);
});

test("a new message keeps a conversation that was about to be removed", () => {
  const { queryClient } = page();
  removals.begin(id);
  applyEvent(queryClient, own, { is: "message", conversation: id, seq: 5 });
  expect(removals.has(id)).toBe(false);
});

test("that she has read is written down, and never taken back", () => {
  const { queryClient, stale } = page();
  applyEvent(queryClient, own, { is: "read", conversation: id, by: her, seq: 7 });
  applyEvent(queryClient, own, { is: "read", conversation: id, by: her, seq: 6 });
  expect(queryClient.getQueryData(["conversation", id])).toMatchObject({ readUpTo: 7 });
  expect(stale()).toEqual([]);
});

test.each([
  [{ is: "read", conversation: id, by: own, seq: 7 }, ["chats", "counts"]],
  [{ is: "waiting", conversation: id }, ["chats", `conversation ${id}`]],
  [{ is: "credits" }, ["user", "offer", "transactions"]],
  [{ is: "like", profile: her }, ["counts", "likes", `member ${her}`]],
  [{ is: "match", profile: her }, ["counts", "likes", `member ${her}`]],
] as const)("after %j anew: %j", (event, keys) => {
  const { queryClient, stale } = page();
  applyEvent(queryClient, own, event);
  expect(stale()).toEqual(keys);
});

test("a conversation removed elsewhere is forgotten here", () => {
  const { queryClient } = page();
  applyEvent(queryClient, own, { is: "removed", conversation: id });
  expect(queryClient.getQueryData(["conversation", id])).toBeUndefined();
});

test("after being away everything that changes by itself is read anew", () => {
  const { queryClient, stale } = page();
  readAllAnew(queryClient);
  expect(stale()).toEqual([
    "user",
    "chats",
    "counts",
    "likes",
    `conversation ${id}`,
    "conversation other",
    "message-price begun",
    "message-price new",
  ]);
});
