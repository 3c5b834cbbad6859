import { requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { insertEntry } from "./store.ts";
import type { AuditRecord } from "./store.ts";

export type { AuditRecord } from "./store.ts";

/**
 * Adds an entry to the audit trail, in the transaction of the act it records. The end of the chain
 * stays locked until the transaction ends, so call it last.
 */
export function recordAudit(tx: Tx, record: AuditRecord): Promise<void> {
  return insertEntry(tx, record);
}

/** The same for an act of the person who is signed in. */
export function recordAct(
  ctx: Pick<OfficeContext, "staff" | "at">,
  tx: Tx,
  act: Omit<AuditRecord, "at" | "staff">,
): Promise<void> {
  return recordAudit(tx, { ...act, at: ctx.at, staff: requireStaff(ctx).id });
}
