import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { deleteEmptyConversations } from "./store.ts";
import { refundPendingMessages } from "./send-store.ts";

/**
 * Deletes what a member wrote before confirming the address, and returns the credits: nobody else
 * has seen any of it.
 */
export async function deletePendingMessages(
  tx: Tx,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
  at: Date,
): Promise<void> {
  await refundPendingMessages(tx, { site, sender: member, conversation: null, at });
  await deleteEmptyConversations(tx, site, member);
}
