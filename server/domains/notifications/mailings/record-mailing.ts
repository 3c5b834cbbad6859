import type { AuditAction } from "#contract/office/audit-actions.ts";
import type { MailingTexts } from "#contract/office/mailings.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import { recordAudit } from "#server/domains/audit/record-audit.ts";
import type { AuditRecord } from "#server/domains/audit/record-audit.ts";
import { requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { getSubject } from "./rules.ts";

interface MailingRecord extends Pick<AuditRecord, "details"> {
  readonly site_id: SiteId;
  readonly texts: MailingTexts;
  readonly action: AuditAction;
}

/** Records what the person who is signed in did with a mailing, under its subject. */
export async function recordMailing(
  ctx: OfficeContext,
  tx: Tx,
  { site_id: site, texts, ...entry }: MailingRecord,
): Promise<void> {
  const { id: staff } = requireStaff(ctx);
  await recordAudit(tx, { at: ctx.at, staff, site, target: getSubject(texts), ...entry });
}
