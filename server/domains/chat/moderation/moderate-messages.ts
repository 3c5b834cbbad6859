import type { MemberId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { markRemoved } from "#server/domains/chat/photos/photo-store.ts";
import { updateContent } from "./moderation-store.ts";
import type { MessageContent, MessageNumber } from "./moderation-store.ts";

export { listLastMessages, listMessagesOf, computeSpentOnFictional } from "./moderation-store.ts";

/** Removes what a message says from both members; the row stays as the record of what it cost. */
export async function removeContent(
  tx: Tx,
  message: MessageNumber,
  at: Date,
): Promise<readonly MemberId[]> {
  await markRemoved(tx, message, at);
  return updateContent(tx, message, { to: { text: "", attachment: null }, ifRemoved: false });
}

/** Puts back what was removed. */
export async function setContent(
  tx: Tx,
  message: MessageNumber,
  content: MessageContent,
): Promise<readonly MemberId[]> {
  await markRemoved(tx, message, null);
  return updateContent(tx, message, { to: content, ifRemoved: true });
}
