import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { lockWallet, settleSetAside as settle } from "./store.ts";

export interface Settlement {
  readonly site: SiteId;
  readonly member: MemberId;
  /** What they were set aside for. */
  readonly cause: string;
  /** Used, or given back to where they came from. */
  readonly used: boolean;
  readonly at: Date;
}

/** Moves what a cause set aside, once; the member's wallet is held until the transaction ends. */
export async function settleSetAside(tx: Tx, settlement: Settlement): Promise<void> {
  await lockWallet(tx, settlement.site, settlement.member);
  await settle(tx, settlement);
}
