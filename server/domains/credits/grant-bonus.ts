import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { addToWallet, insertEntry, lockWallet } from "./store.ts";

export interface BonusGrant {
  readonly site: SiteId;
  readonly member: MemberId;
  /** Why, such as `causes.signup`; a cause grants credits once. */
  readonly cause: string;
  /** Whole credits; 0 grants nothing. */
  readonly credits: number;
  readonly at: Date;
}

/** Grants bonus credits; false if this cause already did. */
export async function grantBonus(tx: Tx, grant: BonusGrant): Promise<boolean> {
  const { site, member, cause, credits, at } = grant;
  await lockWallet(tx, site, member);
  if (credits === 0) return false;
  const fresh = await insertEntry(tx, {
    site_id: site,
    member_id: member,
    cause,
    from_account: "granted",
    to_account: "bonus",
    credits,
    at,
  });
  if (fresh) await addToWallet(tx, site, member, { bonus: credits, bought: 0 });
  return fresh;
}
