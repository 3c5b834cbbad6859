import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { walletOf } from "./store.ts";

/** What the member can spend now, in credits. */
export async function balanceOf(db: Db, site: SiteId, member: MemberId): Promise<number> {
  const wallet = await walletOf(db, site, member);
  return wallet ? wallet.bonus + wallet.bought : 0;
}
