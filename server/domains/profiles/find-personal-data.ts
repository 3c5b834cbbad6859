import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { personalData } from "./store.ts";

/** What others may guess of a member when they try passwords: the name and the date of birth. */
export function findPersonalData(
  db: Db,
  site: SiteId,
  id: MemberId,
): Promise<{ readonly name: string; readonly birth_date: string } | undefined> {
  return personalData(db, site, id);
}
