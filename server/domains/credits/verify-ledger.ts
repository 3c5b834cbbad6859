import type { SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { accountSums, differingPurchases, differingWallets } from "./store.ts";

/**
 * Adds up the whole ledger of a site: what each account holds, what all hold together (0), and
 * every wallet and purchase that is not what the ledger says. Nothing differs in a sound ledger.
 */
export async function verifyLedger(db: Db, site: SiteId) {
  const accounts = await accountSums(db, site);
  return {
    accounts: Object.fromEntries(accounts.map(({ account, credits }) => [account, credits])),
    total: accounts.reduce((sum, { credits }) => sum + credits, 0),
    wallets: await differingWallets(db, site),
    purchases: await differingPurchases(db, site),
  };
}
