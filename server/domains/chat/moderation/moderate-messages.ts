import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { updateContent } from "./moderation-store.ts";
import type { MessageContent } from "./moderation-store.ts";

export { listLastMessages } from "./moderation-store.ts";

export interface MessageNumber {
  readonly site: SiteId;
  readonly conversation: ConversationId;
  readonly seq: number;
}

/** Removes what a message says from both members; the row stays as the record of what it cost. */
export function removeContent(tx: Tx, message: MessageNumber): Promise<readonly MemberId[]> {
  return updateContent(tx, message, { to: { text: "", attachment: null }, ifRemoved: false });
}

/** Puts back what was removed. */
export function setContent(
  tx: Tx,
  message: MessageNumber,
  content: MessageContent,
): Promise<readonly MemberId[]> {
  return updateContent(tx, message, { to: content, ifRemoved: true });
}
