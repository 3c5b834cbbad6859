import type { MemberId } from "#contract/ids.ts";
import type { Reading } from "#server/domains/call.ts";
import { readOnce } from "#server/domains/call.ts";
import { isPremium as stored } from "./store.ts";

/** Whether the member is Premium: has a purchase that was neither refunded nor charged back. */
export function isPremium(reading: Reading, member: MemberId): Promise<boolean> {
  return readOnce(reading, `premium ${member}`, () =>
    stored(reading.parts.db, reading.site.id, member),
  );
}
