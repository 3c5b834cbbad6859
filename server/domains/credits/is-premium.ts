import type { MemberId } from "#contract/ids.ts";
import type { ReadContext } from "#server/domains/request-context.ts";
import { memoizePerRequest } from "#server/domains/request-context.ts";
import { isPremium as stored } from "./store.ts";

/** Whether the member is Premium: has a purchase that was neither refunded nor charged back. */
export function isPremium(reading: ReadContext, member: MemberId): Promise<boolean> {
  return memoizePerRequest(reading, `premium ${member}`, () =>
    stored(reading.services.db, reading.site.id, member),
  );
}
