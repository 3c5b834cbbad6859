import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { updateAbout } from "./snapshot-store.ts";

export { findSnapshot } from "./snapshot-store.ts";

/** Removes a profile's own words. */
export async function removeAbout(tx: Tx, site: SiteId, id: MemberId): Promise<void> {
  await updateAbout(tx, { site, id }, { from: null, to: "" });
}

/** Puts removed words back, unless the member has written others since. */
export async function setAbout(tx: Tx, site: SiteId, id: MemberId, about: string): Promise<void> {
  await updateAbout(tx, { site, id }, { from: "", to: about });
}
