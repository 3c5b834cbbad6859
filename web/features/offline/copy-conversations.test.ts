import { expect, test } from "vitest";
import type { Chat, Message } from "#contract/chat.ts";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import { aMessage } from "#tests/wire/a-conversation.ts";
import { copyConversations, readMemberCopy } from "./copy-conversations.ts";
import type { ConversationCopy } from "./copy-conversations.ts";

const idOf = (number: number) => `talk-${number}` as ConversationId;
const sentAt = (number: number) => new Date(number * 60_000).toISOString();

/** A row of the list whose last message was sent in this minute. */
const aChat = (number: number, minute: number): Chat =>
  ({
    conversation: { id: idOf(number) },
    profile: { name: `Els ${number}`, is: "member" },
    last_message: { state: "sent", text: "Dag", sent_at: sentAt(minute) },
  }) as Chat;

const messages = (count: number): Message[] =>
  Array.from({ length: count }, (_, index) => ({
    ...aMessage(index + 1),
    sent_at: sentAt(index + 1),
  }));

async function copy(
  chats: readonly Chat[],
  {
    before = [],
    loaded = {},
    closed = [],
    now = 0,
  }: {
    before?: readonly ConversationCopy[];
    loaded?: Record<string, readonly Message[]>;
    closed?: readonly ConversationId[];
    now?: number;
  } = {},
) {
  const requested: ConversationId[] = [];
  const copies = await copyConversations({
    chats,
    before,
    now,
    loaded: (id) => loaded[id] ?? null,
    load: async (id) => {
      requested.push(id);
      return closed.includes(id) ? null : messages(40);
    },
  });
  return { copies, requested };
}

test("the last thirty messages of the last ten conversations are copied", async () => {
  const { copies } = await copy(Array.from({ length: 12 }, (_, index) => aChat(index, 40)));
  expect(copies.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => idOf(index)));
  expect(copies.map((one) => one.messages.length)).toEqual(Array.from({ length: 10 }, () => 30));
  expect(copies[0]?.messages.at(-1)?.sent_at).toBe(sentAt(40));
});

test("only a conversation that changed is loaded again", async () => {
  const { copies: before } = await copy([aChat(1, 40), aChat(2, 40)]);
  const { copies, requested } = await copy([aChat(2, 41), aChat(1, 40)], { before });
  expect(requested).toEqual([idOf(2)]);
  expect(copies.map(({ id }) => id)).toEqual([idOf(2), idOf(1)]);
});

test("a copy is loaded again after a day", async () => {
  const { copies: before } = await copy([aChat(1, 40)]);
  expect((await copy([aChat(1, 40)], { before, now: 86_400_001 })).requested).toEqual([idOf(1)]);
});

test("what the page has loaded is not requested", async () => {
  const { copies, requested } = await copy([aChat(1, 2)], { loaded: { [idOf(1)]: messages(2) } });
  expect(requested).toEqual([]);
  expect(copies[0]?.messages).toHaveLength(2);
});

test("a conversation that was closed or removed is not copied", async () => {
  const { copies: before } = await copy([aChat(1, 40), aChat(2, 40)]);
  const { copies } = await copy([aChat(2, 41)], { before, closed: [idOf(2)] });
  expect(copies).toEqual([]);
});

test("a message that nobody else sees yet is not copied", async () => {
  const pending = { ...aMessage(2), state: "pending" } as unknown as Message;
  const { copies } = await copy([aChat(1, 1)], {
    loaded: { [idOf(1)]: [...messages(1), pending] },
  });
  expect(copies[0]?.messages).toHaveLength(1);
});

test("another member's copy, or one of another version, is not used", async () => {
  const { copies } = await copy([aChat(1, 40)]);
  const [she, he] = ["her" as MemberId, "him" as MemberId];
  const stored: unknown = JSON.parse(JSON.stringify({ member: she, conversations: copies }));
  expect(readMemberCopy(stored, she)).toEqual(copies);
  expect(readMemberCopy(stored, he)).toEqual([]);
  expect(readMemberCopy({ member: she, conversations: [{ id: 1 }] }, she)).toEqual([]);
  expect(readMemberCopy(null, she)).toEqual([]);
});
