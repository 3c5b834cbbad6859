import type { AuditAction } from "#contract/office/audit-actions.ts";
import type { MailingKind } from "#contract/office/mailing-kinds.ts";
import type { MailingTexts } from "#contract/office/mailings.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import type { AuditRecord } from "#server/domains/audit/record-audit.ts";
import { deleteWaitingMails } from "#server/domains/mail/queue-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { requireRole, requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { loadSite } from "./load-mailings.ts";
import { checkTexts, decideState, getSubject, listLanguages } from "./rules.ts";
import {
  countReceivers,
  countWaiting,
  deleteRow,
  insertMailing,
  lockMailing,
  updateMailing,
} from "./store.ts";
import type { Mailing } from "./store.ts";

interface Draft {
  readonly kind: MailingKind;
  readonly texts: MailingTexts;
}

/** Adds a draft and returns its id. Throws `role_required`. */
export async function createMailing(
  ctx: OfficeContext,
  { site: id, ...draft }: Draft & { readonly site: SiteId },
): Promise<string> {
  const site = await loadSite(ctx, id);
  assertLanguages(draft.texts, site);
  const stamp = { added_at: ctx.at, changed_at: ctx.at, staff_id: requireStaff(ctx).id };
  return ctx.services.db.transaction().execute(async (tx) => {
    const added = await insertMailing(tx, { site_id: site.id, ...draft, ...stamp });
    const target = getSubject(draft.texts);
    await recordAct(ctx, tx, { site: site.id, target, action: "mailing.created" });
    return added;
  });
}

/** Saves a draft and returns its version. Throws `mailing_changed` if somebody else changed it. */
export async function saveDraft(
  ctx: OfficeContext,
  id: string,
  { version, ...draft }: Draft & { readonly version: number },
): Promise<number> {
  await change(ctx, id, "mailing.changed", async (tx, mailing) => {
    assertDraft(mailing, version);
    assertLanguages(draft.texts, await loadSite(ctx, mailing.site_id));
    await updateMailing(tx, id, { ...draft, ...stampChange(ctx, mailing) });
  });
  return version + 1;
}

export async function deleteDraft(ctx: OfficeContext, id: string): Promise<void> {
  await change(ctx, id, "mailing.deleted", async (tx, mailing) => {
    assertDraft(mailing, mailing.version);
    await deleteRow(tx, id);
  });
}

/** Schedules a draft, or sends it now. Throws what is wrong with its texts. */
export async function scheduleMailing(
  ctx: OfficeContext,
  id: string,
  { version, at }: { readonly version: number; readonly at: Date | null },
): Promise<void> {
  if (at && at <= ctx.at) {
    throw new AppError("invalid_input", { fields: { starts_at: "in_past" } });
  }
  await change(ctx, id, "mailing.scheduled", async (tx, mailing) => {
    assertDraft(mailing, version);
    const site = await loadSite(ctx, mailing.site_id);
    const problem = checkTexts(mailing, site);
    if (problem) throw new AppError(problem);
    await updateMailing(tx, id, { starts_at: at ?? ctx.at, ...stampChange(ctx, mailing) });
    const counts = await countReceivers(tx, { site: site.id, kind: mailing.kind, at: ctx.at });
    const receivers = listLanguages(mailing.texts).map((language) => counts[language] ?? 0);
    const count = receivers.reduce((sum, one) => sum + one, 0);
    return { receivers: String(count), ...(at && { at: at.toISOString() }) };
  });
}

/** Makes a scheduled mailing a draft again. Throws `mailing_closed` once its time has come. */
export async function undoSchedule(ctx: OfficeContext, id: string): Promise<void> {
  await change(ctx, id, "mailing.withdrawn", async (tx, mailing) => {
    if (!mailing.starts_at || mailing.starts_at <= ctx.at) throw new AppError("mailing_closed");
    await updateMailing(tx, id, { starts_at: null, ...stampChange(ctx, mailing) });
  });
}

/** Stops a mailing that is being sent: waiting mails are deleted, and no more are queued. */
export async function stopMailing(ctx: OfficeContext, id: string): Promise<void> {
  await change(ctx, id, "mailing.stopped", async (tx, mailing) => {
    const waiting = await countWaiting(tx, id);
    if (decideState(mailing, waiting, ctx.at) !== "sending") throw new AppError("mailing_closed");
    await deleteWaitingMails(tx, id, ctx.at);
    await updateMailing(tx, id, { stopped_at: ctx.at, ...stampChange(ctx, mailing) });
  });
}

/**
 * Locks the mailing for an admin of its site, runs `work` and records the act with the details that
 * it returns.
 */
async function change(
  ctx: OfficeContext,
  id: string,
  action: AuditAction,
  work: (tx: Tx, mailing: Mailing) => Promise<AuditRecord["details"] | void>,
): Promise<void> {
  const staff = requireStaff(ctx);
  await ctx.services.db.transaction().execute(async (tx) => {
    const mailing = await lockMailing(tx, id);
    if (!mailing) throw new AppError("not_found");
    requireRole(staff, "admin", mailing.site_id);
    const details = await work(tx, mailing);
    const act = { site: mailing.site_id, target: getSubject(mailing.texts), action };
    await recordAct(ctx, tx, { ...act, ...(details && { details }) });
  });
}

function assertDraft({ starts_at, version }: Mailing, read: number): void {
  if (starts_at) throw new AppError("mailing_closed");
  if (version !== read) throw new AppError("mailing_changed");
}

function assertLanguages(texts: MailingTexts, { languages }: Site): void {
  if (Object.keys(texts).every((one) => languages.some((language) => language === one))) return;
  throw new AppError("invalid_input", { fields: { texts: "unknown_language" } });
}

const stampChange = ({ staff, at }: OfficeContext, { version }: Mailing) => ({
  version: version + 1,
  changed_at: at,
  staff_id: staff?.id ?? null,
});
