import type { Database } from "#server/platform/database/database.ts";
import { countReceivers, insertMailing } from "./mailing-store.ts";
import type { NewMailing } from "./mailing-store.ts";

/** Adds a mailing, which a job then sends, or only counts who would get it now. */
export async function addMailing(
  db: Database,
  mailing: NewMailing,
  { send }: { readonly send: boolean },
): Promise<number> {
  if (send) await insertMailing(db, mailing);
  return countReceivers(db, { site: mailing.site_id, kind: mailing.kind });
}
