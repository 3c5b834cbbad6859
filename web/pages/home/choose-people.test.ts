import { expect, test } from "vitest";
import type { Chat } from "#contract/chat.ts";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import type { MemberCard } from "#contract/profiles.ts";
import { aCard, aLike } from "#tests/wire/a-card.ts";
import { choosePeople } from "./choose-people.ts";

const member = (id: string, changes: Partial<MemberCard> = {}): MemberCard => ({
  ...aCard({ id: id as MemberId }),
  liked: false,
  ...changes,
});
const chat = (id: string, unread: number): Chat => ({
  conversation: { id: `with ${id}` as ConversationId },
  profile: aCard({ id: id as MemberId }),
  num_unread_messages: unread,
  last_message: {
    state: "sent",
    mine: false,
    type: "text",
    text: "Dag",
    gift: null,
    photo: null,
    sent_at: "2026-11-22",
  },
});
const like = (id: string, like_new = true) => ({ ...aLike({ id: id as MemberId }), like_new });
const ids = (members: readonly MemberCard[]) => members.map(({ id }) => id as string);
const nobody = { chats: [], likes: { liked_by: [] }, newMembers: [], found: [] };

test("nobody appears twice: unread beats likes, likes beat new, new beats recently active", () => {
  const people = choosePeople({
    chats: [chat("aad", 1)],
    likes: { liked_by: [like("aad"), like("bea")] },
    newMembers: [member("aad"), member("bea"), member("cor")],
    found: ["aad", "bea", "cor", "dik"].map((id) => member(id)),
  });
  expect(people.unread.map(({ profile }) => profile.id)).toEqual(["aad"]);
  expect([people.likes, people.newMembers, people.active].map(ids)).toEqual([
    ["bea"],
    ["cor"],
    ["dik"],
  ]);
});

test("only unread conversations and new likes are news", () => {
  const people = choosePeople({
    ...nobody,
    chats: [chat("aad", 0), chat("bea", 2)],
    likes: { liked_by: [like("cor", false), like("dik")] },
  });
  expect(people.unread.map(({ profile }) => profile.id)).toEqual(["bea"]);
  expect(ids(people.likes)).toEqual(["dik"]);
});

test("fictional profiles are not among the members to meet", () => {
  const found = [member("aad", { is: "fictional" }), member("bea")];
  expect(ids(choosePeople({ ...nobody, found }).active)).toEqual(["bea"]);
});

test("after a row of four, three more faces are for the next step", () => {
  const found = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) => member(id));
  const { active, more } = choosePeople({ ...nobody, found });
  expect([active, more].map(ids)).toEqual([
    ["a", "b", "c", "d"],
    ["e", "f", "g"],
  ]);
});
