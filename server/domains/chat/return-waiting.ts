import type { ConversationId, MemberId, SiteId } from "#contract/ids.ts";
import { holdWallet } from "#server/domains/credits/hold-wallet.ts";
import { causes } from "#server/domains/credits/rules.ts";
import { settleSetAside } from "#server/domains/credits/settle-set-aside.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { closeWaiting, openWaiting } from "./send-store.ts";

export interface Returning {
  readonly site: SiteId;
  readonly member: MemberId;
  /** Of one conversation; of all where null. */
  readonly conversation: ConversationId | null;
  readonly at: Date;
}

/** Messages that will never leave: withdrawn, their credits given back. Answers how many. */
export async function returnWaiting(
  tx: Tx,
  { site, member, conversation, at }: Returning,
): Promise<number> {
  await holdWallet(tx, site, member);
  const waiting = await openWaiting(tx, site, member, conversation);
  for (const { client_id } of waiting) {
    await settleSetAside(tx, { site, member, cause: causes.message(client_id), used: false, at });
    await closeWaiting(tx, site, member, client_id, { returned_at: at });
  }
  return waiting.length;
}
