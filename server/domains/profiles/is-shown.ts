import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { shown } from "./store.ts";

/**
 * Whether others can see the member: confirmed and neither taken down nor deleted. Where not, her
 * profile stays as it is until the transaction ends: being confirmed meanwhile waits for it, and so
 * finds what was put aside.
 */
export async function isShown(tx: Tx, site: SiteId, id: MemberId): Promise<boolean> {
  return (await shown(tx, site, id, false)) || shown(tx, site, id, true);
}
