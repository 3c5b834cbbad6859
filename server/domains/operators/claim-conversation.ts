import type { ConversationId } from "#contract/shared/ids.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import { listSitesWithRole, requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { isFlagged } from "./flag-store.ts";
import { getClaimed, getOperated, listOperatedSites } from "./get-operated.ts";
import { claimNextRow, claimRow, isWaiting, releaseRow } from "./store.ts";

/**
 * Claims a conversation, so that nobody else reads or answers it, or keeps it for longer. Throws
 * `not_found` if nothing waits in it, `role_required`, `conversation_taken`, and `conversation_held` if
 * the member is flagged as vulnerable, unless the person is an admin of the site.
 */
export async function claimConversation(ctx: OfficeContext, id: ConversationId): Promise<void> {
  const { row, staff } = await getOperated(ctx, id);
  const { db } = ctx.services;
  if (!(await isWaiting(db, row))) throw new AppError("not_found");
  const isSupervisor = listSitesWithRole(staff, "admin").includes(row.site_id);
  if (!isSupervisor && (await isFlagged(db, row.site_id, row.member_id))) {
    throw new AppError("conversation_held");
  }
  await ctx.services.db.transaction().execute(async (tx) => {
    if (!(await claimRow(tx, { id, staff: staff.id }))) throw new AppError("conversation_taken");
    // Keeping a claim is no new act.
    if (!row.is_mine) {
      await recordAct(ctx, tx, { site: row.site_id, target: id, action: "conversation.claimed" });
    }
  });
}

/** Claims the conversation that has waited longest and that nobody has; null if there is none. */
export async function claimNext(ctx: OfficeContext): Promise<ConversationId | null> {
  const staff = requireStaff(ctx);
  return ctx.services.db.transaction().execute(async (tx) => {
    const next = await claimNextRow(tx, { sites: listOperatedSites(staff), staff: staff.id });
    if (!next) return null;
    const { conversation_id: id, site_id: site } = next;
    await recordAct(ctx, tx, { site, target: id, action: "conversation.claimed" });
    return id;
  });
}

/** Leaves a claimed conversation to others. Throws `not_found`, `role_required`, `claim_ended`. */
export async function releaseConversation(ctx: OfficeContext, id: ConversationId): Promise<void> {
  const { row, staff } = await getClaimed(ctx, id);
  await ctx.services.db.transaction().execute(async (tx) => {
    if (!(await releaseRow(tx, { id, staff: staff.id }))) throw new AppError("claim_ended");
    await recordAct(ctx, tx, { site: row.site_id, target: id, action: "conversation.released" });
  });
}
