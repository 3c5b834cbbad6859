import { computeUndoEnd } from "#server/domains/accounts/rules.ts";
import { getWallet } from "#server/domains/credits/reads.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";

/** What a member would lose by deleting the account now, and until when that could be undone. */
export async function loadDeletion(ctx: RequestContext, { id }: CurrentMember) {
  const { bonus, bought } = await getWallet(ctx, id);
  return { bonus, bought, undo_until: computeUndoEnd(ctx.at).toISOString() };
}
