import type { Db } from "#server/platform/database/database.ts";
import { allSites as stored } from "./store.ts";

/** Every site there is, unparsed, with its hosts. */
export function allSites(db: Db) {
  return stored(db);
}
