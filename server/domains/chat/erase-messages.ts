import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { deletePhotos } from "./photos/photo-store.ts";
import { listPendingTo, refundPendingMessages } from "./sending/send-store.ts";
import { deleteEmptyConversations, eraseTexts } from "./store.ts";

/**
 * Erases the texts and photos of all conversations of a member, which nobody can open any more. The rows stay as
 * the record of what the messages cost and of how many conversations each member started. Messages
 * that never reached the member are refunded to their senders.
 */
export async function eraseMessages(
  tx: Tx,
  of: { readonly site: SiteId; readonly member: MemberId },
  at: Date,
): Promise<void> {
  for (const pending of await listPendingTo(tx, of)) {
    await refundPendingMessages(tx, { site: of.site, ...pending, at });
  }
  // Nobody else has seen what the member wrote before confirming the address.
  await refundPendingMessages(tx, { site: of.site, sender: of.member, conversation: null, at });
  await deleteEmptyConversations(tx, of.site, of.member);
  await deletePhotos(tx, of);
  await eraseTexts(tx, of);
}
