import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import * as store from "./store.ts";

/** Deletes every link of an account. */
export function deleteLinks(
  tx: Tx,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
): Promise<void> {
  return store.deleteLinks(tx, site, member);
}
