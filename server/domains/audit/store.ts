import { sql } from "kysely";
import type { AuditAction } from "#contract/office/audit-actions.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import type { StaffId } from "#contract/office/staff.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

export interface AuditRecord {
  readonly at: Date;
  /** Null for the command line. */
  readonly staff: StaffId | null;
  /** Null if the act does not concern one site. */
  readonly site: SiteId | null;
  readonly action: AuditAction;
  /** The person, member, photo or case that the act concerns. */
  readonly target: string;
  readonly details?: Readonly<Record<string, string | readonly string[]>>;
}

/** Locks the end of the chain until the transaction ends. */
export async function insertEntry(tx: Tx, record: AuditRecord): Promise<void> {
  const { at, staff, site, action, target, details = {} } = record;
  await sql`select append_audit_entry(
    ${at}, ${staff}, ${site}, ${action}, ${target}, ${JSON.stringify(details)})`.execute(tx);
}

export interface StoredEntry {
  readonly id: number;
  readonly at: Date;
  readonly staff_name: string | null;
  readonly site_id: SiteId | null;
  readonly action: AuditAction;
  readonly target: string;
  readonly details: Readonly<Record<string, string | string[]>>;
}

export interface AuditFilters {
  readonly sites: readonly SiteId[];
  /** Entries before this one. */
  readonly before?: number | undefined;
  readonly staff?: StaffId | undefined;
  readonly action?: AuditAction | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/**
 * The entries of some sites, latest first. An entry without a site concerns a member of staff, and
 * belongs to every site where that person works.
 */
export async function listEntries(
  db: Db,
  { sites, before, staff, action, from, until }: AuditFilters,
  limit: number,
): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select e.id, e.at, s.name as staff_name, e.site_id, e.action, e.target, e.details
    from audit_entry e left join staff s on s.id = e.staff_id
    where (${before ?? null}::bigint is null or e.id < ${before ?? null})
      and (${staff ?? null}::uuid is null or e.staff_id = ${staff ?? null})
      and (${action ?? null}::text is null or e.action = ${action ?? null})
      and e.at >= ${from ?? "-infinity"}::timestamptz and e.at < ${until ?? "infinity"}::timestamptz
      and (e.site_id = any(${sites}::text[]) or e.site_id is null and exists (
        select from staff_role r where r.site_id = any(${sites}::text[])
          and r.staff_id::text = e.target))
    order by e.id desc limit ${limit}`.execute(db);
  return rows;
}

interface AuditBreak {
  readonly id: number;
  readonly problem: string;
}

/** Verifies the trail, whole or since the last time. Returns the places where it is broken. */
export async function checkChain(
  db: Db,
  { at, isWhole }: { readonly at: Date; readonly isWhole: boolean },
): Promise<readonly AuditBreak[]> {
  const { rows } = await sql<{ breaks: AuditBreak[] }>`
    select check_audit(${at}, ${isWhole}) as breaks`.execute(db);
  return rows[0]?.breaks ?? [];
}

/** The last verification: what it covered, where the trail ended then, and how often it was broken. */
export async function getLastCheck(db: Db): Promise<{
  readonly entries: number;
  readonly hash: string;
  readonly breaks: number;
  readonly checked_at: Date | null;
}> {
  const { rows } = await sql<Awaited<ReturnType<typeof getLastCheck>>>`
    select entries, encode(hash, 'hex') as hash, breaks, checked_at from audit_check`.execute(db);
  return rows[0] ?? { entries: 0, hash: "", breaks: 0, checked_at: null };
}

export async function findStaffNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: StaffId; name: string }>`
    select id, name from staff where id::text = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
