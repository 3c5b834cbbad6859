import type { MemberId } from "#contract/shared/ids.ts";
import { getWallet } from "#server/domains/credits/reads.ts";
import type { ReadContext } from "#server/domains/request-context.ts";

/** The credits the member can spend now. */
export async function getBalance(ctx: ReadContext, member: MemberId): Promise<number> {
  const { bonus, bought } = await getWallet(ctx, member);
  return bonus + bought;
}
