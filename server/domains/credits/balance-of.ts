import type { MemberId } from "#contract/ids.ts";
import type { Reading } from "#server/domains/call.ts";
import { readOnce } from "#server/domains/call.ts";
import { walletOf } from "./store.ts";

/** What the member can spend now, in credits. */
export async function balanceOf(reading: Reading, member: MemberId): Promise<number> {
  const wallet = await readOnce(reading, `wallet ${member}`, () =>
    walletOf(reading.parts.db, reading.site.id, member),
  );
  return wallet ? wallet.bonus + wallet.bought : 0;
}
