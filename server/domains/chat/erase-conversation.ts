import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { settleReturnedCredits } from "#server/domains/credits/reverse-purchase.ts";
import type { Tx } from "#server/platform/database/database.ts";
import * as store from "./store.ts";

/**
 * Removes everything two members wrote to each other from both, for good, and refunds what is still
 * pending. Locks their wallets and their conversation.
 */
export async function eraseConversation(
  tx: Tx,
  pair: { readonly site: SiteId; readonly one: MemberId; readonly other: MemberId },
  at: Date,
) {
  const erased = await store.eraseConversation(tx, pair, at);
  for (const member of erased.refunded) await settleReturnedCredits(tx, pair.site, member, at);
  return erased;
}
