import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { deletePairs } from "./store.ts";

/** Deletes the likes a member gave or received, with their matches. */
export function deleteLikes(
  tx: Tx,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
): Promise<void> {
  return deletePairs(tx, site, member);
}
