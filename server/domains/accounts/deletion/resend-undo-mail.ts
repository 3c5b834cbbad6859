import type { MemberId } from "#contract/shared/ids.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { computeUndoEnd, UNDO_MAILS_A_DAY } from "#server/domains/accounts/rules.ts";
import { countMails } from "#server/domains/mail/queue-mail.ts";
import { findDeletedAt } from "#server/domains/profiles/lifecycle.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { sendUndoMail } from "./send-undo-mail.ts";

const DAY_MS = 86_400_000;

/**
 * Mails the link that undoes a deletion again, because somebody tried to sign up with the address; at
 * most a few mails a day. Returns false if the account is not deleted.
 */
export async function resendUndoMail(
  tx: Tx,
  ctx: Pick<RequestContext, "services" | "site" | "at">,
  id: MemberId,
): Promise<boolean> {
  const { site, at } = ctx;
  const deletedAt = await findDeletedAt(tx, site.id, id);
  const account = await findEmailAddress(tx, site.id, id);
  if (!deletedAt || !account) return false;
  const mails = { site: site.id, account: id, kind: "deletion_undo" };
  const sent = await countMails(tx, mails, new Date(at.getTime() - DAY_MS));
  if (sent < UNDO_MAILS_A_DAY && at < computeUndoEnd(deletedAt)) {
    await sendUndoMail(tx, ctx, { id, ...account, deletedAt });
  }
  return true;
}
