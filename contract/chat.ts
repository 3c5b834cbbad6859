import { SEARCH_MIN_CHARACTERS, SEARCH_MAX_CHARACTERS } from "./chat/limits.ts";
import { TYPED_MAX_CHARACTERS } from "./shared/constants.ts";
import { z } from "zod";
import { gifts } from "./catalogue/gifts.ts";
import { receivedRisks, risks } from "./catalogue/risks.ts";
import { chatPhotoEndpoints } from "./chat/photos.ts";
import { messagePrice } from "./chat/message-price.ts";
import { endpoint } from "./shared/endpoint.ts";
import { conversationId, memberId, uuid } from "./shared/ids.ts";
import { profileCard } from "./profiles.ts";

export const messageTypes = ["text", "photo", "gift"] as const;
export type MessageType = (typeof messageTypes)[number];

/**
 * Created by the sender's browser: a second message with the same id is a retry and changes
 * nothing.
 */
export const clientId = uuid;

export const sentMessage = z.object({
  state: z.literal("sent"),
  /** The message's number in its conversation: 1, 2, 3 … without gaps. */
  seq: z.int(),
  /** Only on the member's own messages. */
  client_id: z.string().nullable(),
  mine: z.boolean(),
  type: z.enum(messageTypes),
  /** Optional next to a gift or photo. Empty if staff removed the text. */
  text: z.string(),
  /** Null unless it is a gift. */
  gift: z.enum(gifts).nullable(),
  /** The photo's id; null if there is none, or if staff removed it. */
  photo: uuid.nullable(),
  sent_at: z.iso.datetime(),
  /** Only on a received message that asks for money or secrecy, in the reader's language. */
  risk: z.enum(receivedRisks).optional(),
});

export type SentMessage = z.output<typeof sentMessage>;

/** Accepted and paid for, but hidden from everyone else until the sender's account is confirmed. */
const pendingMessage = sentMessage.omit({ seq: true, risk: true }).extend({
  state: z.literal("pending"),
  client_id: z.string(),
  mine: z.literal(true),
});

export const message = z.discriminatedUnion("state", [sentMessage, pendingMessage]);
export type Message = z.output<typeof message>;

export const chat = z.object({
  conversation: z.object({ id: conversationId }),
  profile: profileCard,
  num_unread_messages: z.int().min(0),
  last_message: z.object({
    state: z.enum(["sent", "pending"]),
    mine: z.boolean(),
    type: z.enum(messageTypes),
    /** Null if the message is older than a free member may read. */
    text: z.string().nullable(),
    gift: z.enum(gifts).nullable(),
    photo: uuid.nullable(),
    sent_at: z.iso.datetime(),
  }),
});
export type Chat = z.output<typeof chat>;

/** One page of a conversation, oldest message first. */
export const conversation = z.object({
  conversation: z.object({ id: conversationId }),
  profile: profileCard,
  messages: z.array(message),
  /** The `before` of the page with earlier messages; null if this page has the first. */
  earlier: z.int().nullable(),
  /** After `after`: the `after` of the next page; null if this is the last. */
  later: z.int().nullable(),
  /** Older messages exist than a free member may read; the page shows one locked row instead. */
  older_locked: z.boolean(),
  /**
   * The latest message's number, whether or not the member may read it; 0 if there are no messages.
   */
  last_seq: z.int().min(0),
  num_unread_messages: z.int().min(0),
  /** The partner has read up to this message. */
  read_up_to: z.int(),
});
export type Conversation = z.output<typeof conversation>;

const conversationSearch = z.object({
  messages: z.array(sentMessage),
  /** The `before` of the next page; null if this is the last. */
  earlier: z.int().nullable(),
  /** Older messages exist than a free member may read, which are not searched. */
  older_locked: z.boolean(),
});
export type ConversationSearch = z.output<typeof conversationSearch>;

const text = z
  .string({ error: "required" })
  .trim()
  .max(TYPED_MAX_CHARACTERS, { error: "too_long" })
  .refine((value) => value.isWellFormed() && !value.includes("\0"), { error: "invalid_value" });

const number = z.coerce.number({ error: "invalid_value" }).int().min(0).max(2_147_483_647);
const ofConversation = z.object({ id: conversationId });

export const chatEndpoints = {
  "GET /api/chats.php": endpoint({
    summary: "The member's conversations, latest message first.",
    access: "member",
    output: z.object({ chats: z.array(chat) }),
    errors: [],
  }),
  "DELETE /api/chat.php": endpoint({
    summary:
      "Remove a conversation for this member, up to the last message seen; pending messages are withdrawn and refunded.",
    access: "member",
    body: z.object({
      conversation: conversationId,
      /**
       * The number of the last message the member saw; later ones stay. If absent, all are removed.
       */
      up_to: z.int().min(0).optional(),
    }),
    output: null,
    errors: ["not_found", "conversation_closed"],
    changes: "header",
  }),
  "GET /api/chats/price": endpoint({
    summary:
      "What a message to this profile costs, in credits and money, and what it requires first.",
    access: "member",
    query: z.object({ member: memberId }),
    output: messagePrice,
    errors: ["not_found", "profile_unavailable", "liked_only", "message_to_oneself"],
  }),
  "GET /api/chats/:id": endpoint({
    summary:
      "The latest messages of a conversation, those before a message, or those after one. Reading marks nothing as read.",
    access: "member",
    params: ofConversation,
    query: z.object({ before: number.optional(), after: number.optional() }),
    output: conversation,
    errors: ["not_found", "conversation_closed"],
  }),
  "GET /api/chats/:id/search": endpoint({
    summary: "The messages of a conversation that contain a text, in any case, latest first.",
    access: "member",
    params: ofConversation,
    query: z.object({
      text: z
        .string({ error: "required" })
        .trim()
        .min(SEARCH_MIN_CHARACTERS, { error: "too_short" })
        .max(SEARCH_MAX_CHARACTERS, { error: "too_long" })
        .refine((value) => value.isWellFormed() && !value.includes("\0"), {
          error: "invalid_value",
        }),
      before: number.optional(),
    }),
    output: conversationSearch,
    errors: ["not_found", "conversation_closed"],
    limit: "chat_search",
  }),
  "POST /api/chats/messages": endpoint({
    summary: "Send a message, gift or photo: charged and stored together, or neither.",
    access: "member",
    body: z
      .object({
        client_id: clientId,
        to: z.union([
          z.strictObject({ member: memberId }),
          z.strictObject({ conversation: conversationId }),
        ]),
        /** May be empty next to a gift or photo. */
        text,
        gift: z.enum(gifts, { error: "invalid_value" }).optional(),
        /** An uploaded photo of the sender that was not sent before. */
        photo: uuid.optional(),
        /** In credits, as shown to the member. If the price has changed since, nothing is sent. */
        price: z.int().min(0).optional(),
        /** Of which risks the sender was already reminded. Another one in the text, and nothing is sent. */
        reminded: z.array(z.enum(risks)).max(risks.length).readonly().optional(),
      })
      .refine((sent) => sent.text !== "" || (sent.gift ?? sent.photo) !== undefined, {
        path: ["text"],
        error: "required",
      })
      .refine(({ gift, photo }) => gift === undefined || photo === undefined, {
        path: ["photo"],
        error: "invalid_value",
      }),
    output: z.object({
      conversation: z.object({ id: conversationId }),
      message,
      /** The member's balance afterwards, in credits. */
      credits: z.int(),
    }),
    errors: [
      "message_to_oneself",
      "not_found",
      "conversation_closed",
      "profile_unavailable",
      "liked_only",
      "fictional_agreement_required",
      "conversation_limit",
      "photo_unavailable",
      "not_enough_credits",
      "price_changed",
      "message_id_used",
      "reminder_due",
    ],
    changes: "header",
    limit: "message",
  }),
  ...chatPhotoEndpoints,
  "POST /api/chats/:id/read": endpoint({
    summary: "Mark everything up to this message as read.",
    access: "member",
    params: ofConversation,
    body: z.object({ seq: number }),
    output: z.object({ num_unread_messages: z.int().min(0) }),
    errors: ["not_found"],
    changes: "header",
  }),
  "POST /api/chats/:id/typing": endpoint({
    summary: "Notify the partner that the member is typing.",
    access: "member",
    params: ofConversation,
    output: null,
    errors: ["not_found", "conversation_closed"],
    changes: "header",
    limit: "typing",
  }),
  "POST /api/chats/fictional-agreement": endpoint({
    summary: "Agree to the warning about fictional profiles, in the version the member read.",
    access: "member",
    body: z.object({ text_version: z.string({ error: "required" }).max(100) }),
    output: null,
    errors: ["fictional_agreement_required"],
    changes: "header",
  }),
} as const;
