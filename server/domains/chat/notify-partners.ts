import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Services } from "#server/domains/request-context.ts";
import { listPartners } from "./store.ts";

/**
 * Makes the open pages of a member's chat partners reload their conversation, because the member
 * was hidden or became visible again.
 */
export async function notifyPartners(
  { db, bus }: Pick<Services, "db" | "bus">,
  site: SiteId,
  member: MemberId,
): Promise<void> {
  for (const { partner, conversation } of await listPartners(db, site, member)) {
    bus.publish(partner, { is: "removed", conversation });
  }
}
