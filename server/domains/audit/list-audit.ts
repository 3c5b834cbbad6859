import type { Db } from "#server/platform/database/database.ts";
import { findStaffNames, listEntries } from "./store.ts";
import type { AuditFilters, StoredEntry } from "./store.ts";
import { PAGE_ENTRIES } from "./rules.ts";

export interface AuditPage {
  readonly entries: readonly StoredEntry[];
  readonly more: boolean;
}

/**
 * A page of some sites' audit trail, latest first; a target that is a person of staff appears by
 * name.
 */
export async function listAudit(db: Db, filters: AuditFilters): Promise<AuditPage> {
  const found = await listEntries(db, filters, PAGE_ENTRIES + 1);
  const page = found.slice(0, PAGE_ENTRIES);
  const names = await findStaffNames(
    db,
    page.map(({ target }) => target),
  );
  const entries = page.map((entry) => ({
    ...entry,
    target: names.get(entry.target) ?? entry.target,
  }));
  return { entries, more: found.length > PAGE_ENTRIES };
}
