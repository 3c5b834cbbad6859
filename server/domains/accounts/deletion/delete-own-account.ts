import type { z } from "zod";
import type { deletionRequest } from "#contract/accounts/deletion.ts";
import {
  checkOwnPassword,
  requirePassword,
} from "#server/domains/accounts/passwords/check-own-password.ts";
import { computeUndoEnd } from "#server/domains/accounts/rules.ts";
import { endOtherLogins } from "#server/domains/accounts/sessions/end-sessions.ts";
import { SESSION_COOKIE } from "#server/domains/accounts/sessions/start-session.ts";
import { notifyPartners } from "#server/domains/chat/notify-partners.ts";
import { getWallet } from "#server/domains/credits/reads.ts";
import { markDeleted } from "#server/domains/profiles/lifecycle.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { sendUndoMail } from "./send-undo-mail.ts";
import { insertDeletion } from "./store.ts";

/**
 * Deletes the account of a member who knows its password: nobody can see or reach the member any
 * more, every session ends, and a mailed link can undo it for 14 days. Throws `invalid_input` for a
 * wrong password, and `account_blocked`.
 */
export async function deleteOwnAccount(
  ctx: RequestContext,
  { id }: CurrentMember,
  { password, reason, remark }: z.output<typeof deletionRequest>,
): Promise<{ undo_until: string; sent_to: string }> {
  const { services, site, at } = ctx;
  const account = await checkOwnPassword(ctx, id, password);
  const ended = await services.db.transaction().execute(async (tx) => {
    await requirePassword(tx, ctx, account);
    if (!(await markDeleted(tx, site.id, id, at))) throw new AppError("authentication_required");
    await insertDeletion(tx, {
      site_id: site.id,
      account_id: id,
      reason: reason ?? null,
      remark: reason === "other" && remark ? remark : null,
      deleted_at: at,
    });
    await sendUndoMail(tx, ctx, { ...account, deletedAt: at });
    return endOtherLogins(tx, ctx, id, null);
  });
  for (const hash of ended) services.endedSessions.publish(id, hash);
  services.changedProfiles.publish(id, "changed");
  ctx.cookies.clear(SESSION_COOKIE);
  await notifyPartners(services, site.id, id);
  return { undo_until: computeUndoEnd(at).toISOString(), sent_to: account.email };
}

/** What a member would lose by deleting the account now, and until when that could be undone. */
export async function loadDeletion(ctx: RequestContext, { id }: CurrentMember) {
  const { bonus, bought } = await getWallet(ctx, id);
  return { bonus, bought, undo_until: computeUndoEnd(ctx.at).toISOString() };
}
