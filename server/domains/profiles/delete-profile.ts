import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import * as store from "./store.ts";

/** Deletes a profile that nobody has seen, so that nothing refers to it. */
export function deleteProfile(
  tx: Tx,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
): Promise<void> {
  return store.deleteProfile(tx, site, member);
}
