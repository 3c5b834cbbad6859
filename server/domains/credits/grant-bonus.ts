import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { lockWallet, recordEntries } from "./store.ts";

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
  const { site, member, cause, credits } = grant;
  await lockWallet(tx, site, member);
  if (credits === 0) return false;
  const entry = { cause, from: "granted", to: "bonus", credits };
  return (await recordEntries(tx, grant, [entry])) > 0;
}
