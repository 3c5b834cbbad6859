import { expect, test } from "vitest";
import type { Message } from "#contract/chat.ts";
import { createDraftCheck } from "./check-draft.ts";
import { findReceivedRisk } from "./received-risk.ts";
import type { ConversationId } from "#contract/shared/ids.ts";

// Without a browser there is no storage, as in a browser that blocks it.
test("a member is reminded of a risk once in a conversation, and of another risk again", async () => {
  const check = await createDraftCheck("nl");
  expect(check("she he", "Hoe was je weekend?")).toEqual([]);
  expect(check("she he", "Kun je me geld lenen?")).toEqual(["money"]);
  expect(check("she he", "Kun je me geld lenen?")).toEqual([]);
  expect(check("she he", "Vertel niemand dat je me geld leent")).toEqual(["secrecy"]);
  expect(check("she another", "Kun je me geld lenen?")).toEqual(["money"]);
});

const message = (seq: number, text: string, mine = false): Message => ({
  seq,
  text,
  mine,
  type: "text",
  gift: null,
  photo: null,
  state: "sent",
  client_id: null,
  sent_at: "2026-01-01T12:00:00.000Z",
});

test.each([
  [
    "the latest message that asks for money",
    [message(1, "Leen me 80 euro"), message(2, "Leen me 90 euro"), message(3, "Hoi")],
    { seq: 2, risk: "money" },
  ],
  [
    "money before secrecy",
    [message(1, "Kun je me geld lenen? Vertel het niemand")],
    { seq: 1, risk: "money" },
  ],
  ["a secret", [message(1, "Vertel het aan niemand")], { seq: 1, risk: "secrecy" }],
  ["no contact data", [message(1, "Mijn nummer is 0612345678")], null],
  ["no message of her own", [message(1, "Leen me 80 euro", true)], null],
])("a reader is warned below %s", async (_, messages, found) => {
  expect(await findReceivedRisk("nl", "c1" as ConversationId, messages)).toEqual(found);
});
