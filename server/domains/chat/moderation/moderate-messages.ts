import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { updateText } from "./moderation-store.ts";

export { listLastMessages } from "./moderation-store.ts";

export interface MessageNumber {
  readonly site: SiteId;
  readonly conversation: ConversationId;
  readonly seq: number;
}

/** Removes the text of a message from both members; the row stays as the record of what it cost. */
export function removeText(tx: Tx, message: MessageNumber): Promise<readonly MemberId[]> {
  return updateText(tx, message, { from: null, to: "" });
}

/** Puts a removed text back. */
export function setText(
  tx: Tx,
  message: MessageNumber,
  text: string,
): Promise<readonly MemberId[]> {
  return updateText(tx, message, { from: "", to: text });
}
