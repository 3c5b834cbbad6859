import type { MemberId } from "#contract/ids.ts";
import type { ReadContext } from "#server/domains/request-context.ts";
import { memoizePerRequest } from "#server/domains/request-context.ts";
import type { Balance } from "./rules.ts";
import { findWallet } from "./store.ts";

/** What the member can spend now, in credits. */
export async function getBalance(reading: ReadContext, member: MemberId): Promise<number> {
  const { bonus, bought } = await getWallet(reading, member);
  return bonus + bought;
}

/** The member's bonus and bought credits. */
export async function getWallet(reading: ReadContext, member: MemberId): Promise<Balance> {
  const wallet = await memoizePerRequest(reading, `wallet ${member}`, () =>
    findWallet(reading.services.db, reading.site.id, member),
  );
  return wallet ?? { bonus: 0, bought: 0 };
}
