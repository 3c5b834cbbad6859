import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import { settleReturnedCredits } from "#server/domains/credits/reverse-purchase.ts";
import type { Tx } from "#server/platform/database/database.ts";
import * as store from "./store.ts";

interface ErasedConversation {
  readonly conversation: ConversationId | null;
  /** What the two members had written to each other. */
  readonly removed: readonly unknown[];
  /** The members whose pending messages were refunded. */
  readonly refunded: readonly MemberId[];
}

/**
 * Removes everything two members wrote to each other from both, for good, and refunds what is still
 * pending. Locks their wallets and their conversation.
 */
export async function eraseConversation(
  tx: Tx,
  pair: { readonly site: SiteId; readonly one: MemberId; readonly other: MemberId },
  at: Date,
): Promise<ErasedConversation> {
  const { conversation, removed, refunded } = await store.eraseConversation(tx, pair, at);
  for (const member of refunded) await settleReturnedCredits(tx, pair.site, member, at);
  return { conversation, removed: removed ?? [], refunded };
}
