import type { MemberId } from "#contract/ids.ts";
import type { ReadContext } from "#server/domains/request-context.ts";
import { memoizePerRequest } from "#server/domains/request-context.ts";
import { walletOf } from "./store.ts";

/** What the member can spend now, in credits. */
export async function balanceOf(reading: ReadContext, member: MemberId): Promise<number> {
  const wallet = await memoizePerRequest(reading, `wallet ${member}`, () =>
    walletOf(reading.services.db, reading.site.id, member),
  );
  return wallet ? wallet.bonus + wallet.bought : 0;
}
