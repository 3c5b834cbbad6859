import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { mailCount } from "./store.ts";

/** How many mails of a kind were written to a member since a moment. */
export function countMails(
  db: Db,
  about: { readonly site: SiteId; readonly account: MemberId; readonly kind: string },
  since: Date,
): Promise<number> {
  return mailCount(db, about, since);
}
