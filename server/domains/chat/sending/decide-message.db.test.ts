import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/test-database.ts";

const database = testDatabase();

/** A free member with credits, in a conversation with a visible member. */
const ordinary = {
  toOneself: false,
  recipientExists: true,
  recipientVisible: true,
  recipientAccepts: true,
  hasConversation: true,
  conversationErased: false,
  recipientFictional: false,
  agreed: false,
  premium: false,
  started: 0,
  free: 2,
  photoAvailable: true,
  balance: 10,
  price: 10,
  senderPublished: true,
};

test.each<[string, Partial<typeof ordinary>, string]>([
  ["the last credits are enough", {}, "sent"],
  ["one credit too few", { balance: 9 }, "not_enough_credits"],
  [
    "a message to the sender herself",
    { toOneself: true, recipientExists: false },
    "message_to_oneself",
  ],
  ["an unknown recipient", { recipientExists: false, recipientVisible: false }, "not_found"],
  ["a hidden partner", { recipientVisible: false, balance: 0 }, "conversation_closed"],
  ["a hidden stranger", { recipientVisible: false, hasConversation: false }, "profile_unavailable"],
  ["a recipient who accepts none of hers", { recipientAccepts: false }, "liked_only"],
  [
    "a hidden recipient who accepts none of hers",
    { recipientVisible: false, recipientAccepts: false, hasConversation: false },
    "profile_unavailable",
  ],
  ["a first conversation", { hasConversation: false }, "sent"],
  ["a second conversation", { hasConversation: false, started: 1 }, "sent"],
  ["a third conversation, free", { hasConversation: false, started: 2 }, "conversation_limit"],
  ["a third conversation, Premium", { hasConversation: false, started: 2, premium: true }, "sent"],
  [
    "a third conversation with a member whose block erased the first",
    { conversationErased: true, started: 2 },
    "conversation_limit",
  ],
  [
    "a hidden partner whose block erased it",
    { recipientVisible: false, conversationErased: true, started: 2 },
    "conversation_closed",
  ],
  ["a reply after two started conversations", { started: 2 }, "sent"],
  ["a fictional profile, not agreed", { recipientFictional: true }, "fictional_agreement_required"],
  ["a fictional profile, agreed", { recipientFictional: true, agreed: true }, "sent"],
  [
    "the agreement comes before the price",
    { recipientFictional: true, balance: 0 },
    "fictional_agreement_required",
  ],
  [
    "the limit comes before the price",
    { hasConversation: false, started: 2, balance: 0 },
    "conversation_limit",
  ],
  ["a photo that is gone", { photoAvailable: false, balance: 0 }, "photo_unavailable"],
  [
    "a photo that is gone, a third conversation",
    { photoAvailable: false, hasConversation: false, started: 2 },
    "conversation_limit",
  ],
  ["an unconfirmed sender with credits", { senderPublished: false }, "pending"],
  [
    "an unconfirmed sender without credits",
    { senderPublished: false, balance: 0 },
    "not_enough_credits",
  ],
  [
    "an unconfirmed sender, a third conversation",
    { senderPublished: false, hasConversation: false, started: 2 },
    "conversation_limit",
  ],
])("%s: the message is decided", async (_, change, outcome) => {
  const input = { ...ordinary, ...change };
  const { rows } = await sql<{ outcome: string }>`select decide_message(
    p_to_oneself => ${input.toOneself}, p_recipient_exists => ${input.recipientExists},
    p_recipient_visible => ${input.recipientVisible},
    p_recipient_accepts => ${input.recipientAccepts},
    p_has_conversation => ${input.hasConversation},
    p_conversation_erased => ${input.conversationErased},
    p_recipient_fictional => ${input.recipientFictional},
    p_agreed_to_fictional => ${input.agreed}, p_premium => ${input.premium},
    p_started_conversations => ${input.started}, p_free_conversations => ${input.free},
    p_photo_available => ${input.photoAvailable},
    p_balance => ${input.balance}, p_price => ${input.price},
    p_sender_published => ${input.senderPublished}) as outcome`.execute(database.db);
  expect(rows).toEqual([{ outcome }]);
});
