import { expect, test } from "vitest";
import type { Message } from "#contract/chat.ts";
import { aConversation, aMessage } from "#tests/wire/a-conversation.ts";
import {
  firstUnread,
  lastSeq,
  openedWith,
  seenUpTo,
  withEarlier,
  withLater,
  withOwn,
} from "./conversation-state.ts";

const theirs = (seq: number) => aMessage(seq);
const mine = (seq: number) => aMessage(seq, { mine: true, client_id: `c${seq}` });
const waiting = (clientId: string): Message => ({
  state: "waiting",
  client_id: clientId,
  mine: true,
  type: "text",
  text: clientId,
  sent_at: "2026-11-21T10:00:00.000Z",
});

const says = (state: { messages: readonly Message[] }) =>
  state.messages.map((one) => (one.state === "sent" ? one.seq : one.client_id)).join(" ");

test("what comes later stands after what is there, once each", () => {
  const state = openedWith(aConversation([theirs(4), mine(5)], { earlier: 4 }));
  const later = withLater(state, aConversation([mine(5), theirs(6)], { read_up_to: 5 }));
  expect(says(later)).toBe("4 5 6");
  expect(later).toMatchObject({ earlier: 4, readUpTo: 5 });
});

test("earlier messages stand before, and say whether there are more", () => {
  const state = openedWith(aConversation([theirs(4)], { earlier: 4 }));
  const earlier = withEarlier(state, aConversation([theirs(2), mine(3)], { older_locked: true }));
  expect(says(earlier)).toBe("2 3 4");
  expect(earlier).toMatchObject({ earlier: null, olderLocked: true });
});

test("a message that waited and was delivered stands once, as sent", () => {
  const state = openedWith(aConversation([theirs(1), waiting("c2")]));
  expect(says(withLater(state, aConversation([mine(2)])))).toBe("1 2");
});

test("what waits no longer is gone when the whole of the rest is there", () => {
  const state = openedWith(aConversation([theirs(1), waiting("x"), waiting("y")]));
  expect(says(withLater(state, aConversation([waiting("y")])))).toBe("1 y");
  expect(says(withLater(state, aConversation([theirs(2)], { later: 2 })))).toBe("1 2 x y");
});

test("an own message joins where nothing can be missing", () => {
  const state = openedWith(aConversation([theirs(1)]));
  expect(says(withOwn(state, mine(2)) ?? state)).toBe("1 2");
  expect(withOwn(state, mine(3))).toBeNull();
  expect(says(withOwn(state, waiting("z")) ?? state)).toBe("1 z");
});

test("an older read mark never takes back a newer one", () => {
  const state = openedWith(aConversation([mine(1), mine(2)], { read_up_to: 2 }));
  expect(withLater(state, aConversation([], { read_up_to: 1 })).readUpTo).toBe(2);
});

test.each([
  [0, null],
  [1, 5],
  [2, 3],
  [9, 1],
])("with %i unread the first of them is %s", (unread, first) => {
  const messages = [theirs(1), mine(2), theirs(3), mine(4), theirs(5)];
  expect(firstUnread(openedWith(aConversation(messages, { num_unread_messages: unread })))).toBe(
    first,
  );
});

test("the last number leaves out what waits", () => {
  expect(lastSeq({ messages: [theirs(1), waiting("x")] })).toBe(1);
  expect(lastSeq({ messages: [] })).toBe(0);
});

test("she has seen what is there; where all is too old to read, what the locked row stands for", () => {
  expect(seenUpTo(openedWith(aConversation([theirs(1), mine(2), waiting("x")])))).toBe(2);
  const locked = openedWith(aConversation([], { older_locked: true, last_seq: 3 }));
  expect(seenUpTo(locked)).toBe(3);
  expect(seenUpTo(withLater(locked, aConversation([theirs(4)])))).toBe(4);
  expect(seenUpTo(openedWith(aConversation([waiting("x")])))).toBe(0);
});
