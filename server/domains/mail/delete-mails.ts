import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import * as store from "./store.ts";

/** Deletes the mails written to a member; those still queued are not sent. */
export function deleteMails(
  tx: Tx,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
): Promise<void> {
  return store.deleteMails(tx, site, member);
}
