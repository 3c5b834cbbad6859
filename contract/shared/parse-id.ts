import type { ConversationId, MemberId } from "./ids.ts";

/**
 * Parses an id from an address; null if it cannot be an id. Unlike the schemas of ids.ts, this
 * needs no zod.
 */
export function parseMemberId(text: string | undefined): MemberId | null {
  return isUuid(text) ? (text.toLowerCase() as MemberId) : null;
}

export function parseConversationId(text: string | undefined): ConversationId | null {
  return isUuid(text) ? (text.toLowerCase() as ConversationId) : null;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function isUuid(text: string | undefined): text is string {
  return text !== undefined && UUID.test(text);
}
