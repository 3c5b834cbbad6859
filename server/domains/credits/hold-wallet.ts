import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { lockWallet } from "./store.ts";

/**
 * Makes everything that would change the member's credits wait until the transaction ends. Where
 * conversations are held as well, the wallet comes first, as in every message.
 */
export async function holdWallet(tx: Tx, site: SiteId, member: MemberId): Promise<void> {
  await lockWallet(tx, site, member);
}
