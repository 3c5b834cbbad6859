import type { MemberId } from "#contract/shared/ids.ts";
import { accountConfirmed } from "#server/domains/accounts/events.ts";
import { undoDeleted } from "#server/domains/profiles/lifecycle.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { recordEvent } from "#server/platform/events.ts";
import { markUndone } from "./store.ts";

/** Brings a deleted account back as it was; the caller notifies its partners after the commit. */
export async function undoDeletedAccount(
  tx: Tx,
  { site, at }: Pick<RequestContext, "site" | "at">,
  { id, confirmed_at }: { readonly id: MemberId; readonly confirmed_at: Date | null },
): Promise<void> {
  await undoDeleted(tx, site.id, id);
  await markUndone(tx, { site: site.id, member: id }, at);
  // A deletion right after the confirmation leaves messages and likes pending.
  if (confirmed_at)
    await recordEvent(tx, accountConfirmed, { site: site.id, at, data: { member: id } });
}
