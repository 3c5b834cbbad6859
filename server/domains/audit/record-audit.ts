import { sql } from "kysely";
import type { AuditAction } from "#contract/office/audit-actions.ts";
import type { StaffId } from "#contract/office/staff.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import { requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Tx } from "#server/platform/database/database.ts";

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

/**
 * Adds an entry to the audit trail, in the transaction of the act it records. The end of the chain
 * stays locked until the transaction ends, so call it last.
 */
export async function recordAudit(tx: Tx, record: AuditRecord): Promise<void> {
  const { at, staff, site, action, target, details = {} } = record;
  await sql`select append_audit_entry(
    ${at}, ${staff}, ${site}, ${action}, ${target}, ${JSON.stringify(details)})`.execute(tx);
}

/** The same for an act of the person who is signed in. */
export function recordAct(
  ctx: Pick<OfficeContext, "staff" | "at">,
  tx: Tx,
  act: Omit<AuditRecord, "at" | "staff">,
): Promise<void> {
  return recordAudit(tx, { ...act, at: ctx.at, staff: requireStaff(ctx).id });
}
