import { z } from "zod";
import { gifts } from "#contract/catalogue/gifts.ts";
import { interests } from "#contract/catalogue/interests.ts";
import { messageTypes } from "#contract/chat.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { conversationId, uuid } from "#contract/shared/ids.ts";
import { locales } from "#contract/shared/languages.ts";
import { STAFF_TEXT_MAX_CHARACTERS, REPLY_MAX_CHARACTERS } from "./limits.ts";

const when = z.iso.datetime();

/** What staff write about a conversation. */
export const staffText = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(STAFF_TEXT_MAX_CHARACTERS, { error: "too_long" })
  .refine((text) => text.isWellFormed() && !text.includes("\0"), { error: "invalid_value" });

/** A conversation with a fictional profile in which the member waits for a reply. */
const queuedConversation = z.object({
  id: conversationId,
  site_name: z.string(),
  member: z.object({ name: z.string(), age: z.int() }),
  profile: z.object({ name: z.string() }),
  /** When the member wrote the first message without a reply. */
  waiting_since: when,
  state: z.enum(["waiting", "mine", "taken"]),
  /** The member is flagged as vulnerable: only an admin may read it, and nobody replies. */
  held: z.boolean(),
  /** The member asked whether the profile is real, and no honest reply followed. */
  asks_if_real: z.boolean(),
  /** Who has claimed it. */
  claimed_by: z.string().nullable(),
});
export type QueuedConversation = z.output<typeof queuedConversation>;

/** What an operator may know about somebody: what the profile shows. */
const person = z.object({
  name: z.string(),
  age: z.int(),
  gender: z.enum(["female", "male"]),
  city: z.string(),
  country: z.string(),
  about: z.string(),
  interests: z.array(z.enum(interests)),
  photo: z.boolean(),
});
export type OperatedPerson = z.output<typeof person>;

const operatedMessage = z.object({
  seq: z.int(),
  by: z.enum(["member", "profile"]),
  type: z.enum(messageTypes),
  /** Empty if staff removed it. */
  text: z.string(),
  gift: z.enum(gifts).nullable(),
  photo: uuid.nullable(),
  sent_at: when,
  /** It asks whether the profile is real, and no honest reply followed. */
  asks_if_real: z.boolean(),
  /** Who wrote it as the fictional profile, if an operator did. */
  written_by: z.string().nullable(),
});
export type OperatedMessage = z.output<typeof operatedMessage>;

const loadedConversation = z.object({
  id: conversationId,
  site_name: z.string(),
  claimed_until: when,
  waiting_since: when,
  /** The language in which the member uses the site. */
  language: z.enum(locales),
  /** Says that the profile is fictional; a reply to the question whether it is real must contain it. */
  honest_line: z.string(),
  /** The last time that the member asked whether the profile is real; null once an honest reply followed. */
  last_question: z.object({ at: when, by: z.enum(["button", "message"]) }).nullable(),
  /** The maximum length of a reply. */
  message_length: z.int(),
  member: person.extend({
    member_since: when,
    /** What the member spent in 30 days on messages to fictional profiles, in credits. */
    spent: z.int(),
  }),
  profile: person,
  /** The last ones, oldest first. */
  messages: z.array(operatedMessage),
  /** Whether there are earlier messages. */
  has_earlier: z.boolean(),
  /** The operators' notes, oldest first. */
  notes: z.array(
    z.object({ id: uuid, text: z.string(), by: z.string(), at: when, mine: z.boolean() }),
  ),
  /** The latest flag of the member as vulnerable. */
  flag: z
    .object({
      reason: z.string(),
      by: z.string(),
      at: when,
      /** Null while nobody may reply. */
      released_by: z.string().nullable(),
      advice: z.string(),
    })
    .nullable(),
});
export type LoadedConversation = z.output<typeof loadedConversation>;

const access = ["operator", "admin"] as const;
const which = z.object({ id: conversationId });
const errors = ["role_required", "not_found"] as const;

export const operatorEndpoints = {
  "GET /api/office/conversations": endpoint({
    summary: "The conversations with fictional profiles that wait for a reply, oldest first.",
    access,
    output: z.object({ conversations: z.array(queuedConversation), waiting: z.int() }),
    errors: [],
  }),
  "POST /api/office/conversations/next": endpoint({
    summary: "Claim the conversation that has waited longest and that nobody has.",
    access,
    output: z.object({ id: conversationId.nullable() }),
    errors: [],
    changes: "header",
  }),
  "GET /api/office/conversations/:id": endpoint({
    summary: "A conversation that the person has claimed.",
    access,
    params: which,
    output: loadedConversation,
    errors: [...errors, "claim_ended"],
  }),
  "POST /api/office/conversations/:id/claim": endpoint({
    summary:
      "Claim a conversation for ten minutes, or keep it for ten more; nobody else can reply.",
    access,
    params: which,
    output: null,
    errors: [...errors, "conversation_taken", "conversation_held"],
    changes: "header",
  }),
  "POST /api/office/conversations/:id/release": endpoint({
    summary: "Leave a claimed conversation to others.",
    access,
    params: which,
    output: null,
    errors: [...errors, "claim_ended"],
    changes: "header",
  }),
  "POST /api/office/conversations/:id/replies": endpoint({
    summary: "Reply as the fictional profile in a claimed conversation, which ends the claim.",
    access,
    params: which,
    body: z.object({
      /** The same id again is a retry. */
      client_id: uuid,
      /** The last message that the person saw; later ones keep waiting. */
      seen_seq: z.int().min(0),
      text: z
        .string({ error: "required" })
        .trim()
        .min(1, { error: "required" })
        .max(REPLY_MAX_CHARACTERS, { error: "too_long" })
        .refine((text) => text.isWellFormed() && !text.includes("\0"), { error: "invalid_value" }),
    }),
    output: z.object({ seq: z.int() }),
    errors: [
      ...errors,
      "claim_ended",
      "conversation_held",
      "honest_line_required",
      "conversation_closed",
      "message_id_used",
    ],
    changes: "header",
  }),
  "POST /api/office/conversations/:id/notes": endpoint({
    summary: "Note something about a claimed conversation for other operators.",
    access,
    params: which,
    body: z.object({ text: staffText }),
    output: null,
    errors: [...errors, "claim_ended"],
    changes: "header",
  }),
  "DELETE /api/office/conversation-notes/:id": endpoint({
    summary: "Remove one's own note.",
    access,
    params: z.object({ id: uuid }),
    output: null,
    errors: ["not_found"],
    changes: "header",
  }),
  "POST /api/office/conversations/:id/flag": endpoint({
    summary: "Flag the member as vulnerable: nobody replies until an admin releases the flag.",
    access,
    params: which,
    body: z.object({ reason: staffText }),
    output: null,
    errors: [...errors, "claim_ended", "conversation_held"],
    changes: "header",
  }),
} as const;
