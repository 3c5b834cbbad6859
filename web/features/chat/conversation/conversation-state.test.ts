import { expect, test } from "vitest";
import type { Message } from "#contract/chat.ts";
import { aConversation, aMessage } from "#tests/wire/a-conversation.ts";
import {
  firstUnread,
  lastSeq,
  openConversation,
  seenUpTo,
  withEarlier,
  withLater,
  withMessage,
} from "./conversation-state.ts";

const theirs = (seq: number) => aMessage(seq);
const mine = (seq: number) => aMessage(seq, { mine: true, client_id: `c${seq}` });
const pending = (clientId: string): Message => ({
  state: "pending",
  client_id: clientId,
  mine: true,
  type: "text",
  text: clientId,
  gift: null,
  photo: null,
  sent_at: "2026-11-21T10:00:00.000Z",
});

const textOf = (state: { messages: readonly Message[] }) =>
  state.messages.map((one) => (one.state === "sent" ? one.seq : one.client_id)).join(" ");

test("adds later messages at the end without duplicates", () => {
  const state = openConversation(aConversation([theirs(4), mine(5)], { earlier: 4 }));
  const later = withLater(state, aConversation([mine(5), theirs(6)], { read_up_to: 5 }));
  expect(textOf(later)).toBe("4 5 6");
  expect(later).toMatchObject({ earlier: 4, read_up_to: 5 });
});

test("adds earlier messages at the start, with the cursor for the page before", () => {
  const state = openConversation(aConversation([theirs(4)], { earlier: 4 }));
  const earlier = withEarlier(state, aConversation([theirs(2), mine(3)], { older_locked: true }));
  expect(textOf(earlier)).toBe("2 3 4");
  expect(earlier).toMatchObject({ earlier: null, older_locked: true });
});

test("a pending message that was delivered appears once, as sent", () => {
  const state = openConversation(aConversation([theirs(1), pending("c2")]));
  expect(textOf(withLater(state, aConversation([mine(2)])))).toBe("1 2");
});

test("a message that is no longer pending disappears only with the last later page", () => {
  const state = openConversation(aConversation([theirs(1), pending("x"), pending("y")]));
  expect(textOf(withLater(state, aConversation([pending("y")])))).toBe("1 y");
  expect(textOf(withLater(state, aConversation([theirs(2)], { later: 2 })))).toBe("1 2 x y");
});

test("adds a message only if none before it is missing", () => {
  const state = openConversation(aConversation([theirs(1)]));
  expect(textOf(withMessage(state, mine(2)) ?? state)).toBe("1 2");
  expect(withMessage(state, mine(3))).toBeNull();
  expect(textOf(withMessage(state, pending("z")) ?? state)).toBe("1 z");
});

test("only a new message of the other member counts as unread, and only once", () => {
  const state = openConversation(aConversation([theirs(1)]));
  const received = withMessage(state, theirs(2));
  expect(received).toMatchObject({ num_unread_messages: 1, last_seq: 2 });
  expect(received && withMessage(received, theirs(2))).toMatchObject({ num_unread_messages: 1 });
  expect(withMessage(state, mine(2))).toMatchObject({ num_unread_messages: 0, last_seq: 2 });
});

test("a member who can read none of the earlier messages gets a new one", () => {
  const locked = openConversation(aConversation([], { older_locked: true, last_seq: 40 }));
  expect(textOf(withMessage(locked, theirs(41)) ?? locked)).toBe("41");
});

test("the member's pending message becomes the sent one", () => {
  const state = openConversation(aConversation([theirs(1), pending("c2")]));
  expect(textOf(withMessage(state, mine(2)) ?? state)).toBe("1 2");
});

test("an older read mark never replaces a newer one", () => {
  const state = openConversation(aConversation([mine(1), mine(2)], { read_up_to: 2 }));
  expect(withLater(state, aConversation([], { read_up_to: 1 })).read_up_to).toBe(2);
});

test.each([
  [0, null],
  [1, 5],
  [2, 3],
  [9, 1],
])("with %i unread messages, the first of them is number %s", (unread, first) => {
  const messages = [theirs(1), mine(2), theirs(3), mine(4), theirs(5)];
  const state = openConversation(aConversation(messages, { num_unread_messages: unread }));
  expect(firstUnread(state, state)).toBe(first);
});

test("a first unread message that is not loaded is unknown until it is", () => {
  const unread = { num_unread_messages: 3, last_seq: 5 };
  const opened = openConversation(aConversation([theirs(4), theirs(5)], { ...unread, earlier: 4 }));
  expect(firstUnread(opened, opened)).toBeNull();
  const loaded = withEarlier(opened, aConversation([theirs(2), theirs(3)], { earlier: 2 }));
  expect(firstUnread(loaded, opened)).toBe(3);
  const received = withMessage(loaded, theirs(6)) ?? loaded;
  expect(firstUnread(received, opened)).toBe(3);
});

test("pending messages do not count toward the last number", () => {
  expect(lastSeq({ messages: [theirs(1), pending("x")] })).toBe(1);
  expect(lastSeq({ messages: [] })).toBe(0);
});

test("a member has seen what is loaded, or everything if all messages are locked", () => {
  expect(seenUpTo(openConversation(aConversation([theirs(1), mine(2), pending("x")])))).toBe(2);
  const locked = openConversation(aConversation([], { older_locked: true, last_seq: 3 }));
  expect(seenUpTo(locked)).toBe(3);
  expect(seenUpTo(withLater(locked, aConversation([theirs(4)])))).toBe(4);
  expect(seenUpTo(openConversation(aConversation([pending("x")])))).toBe(0);
});
