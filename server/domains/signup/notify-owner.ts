import type { MemberId } from "#contract/shared/ids.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { resendUndoMail } from "#server/domains/accounts/deletion/resend-undo-mail.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { buildAddressTakenMail } from "#server/domains/mail/mails/address-taken-mail.ts";
import { countMails, queueMail } from "#server/domains/mail/queue-mail.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { ADDRESS_TAKEN_MAILS_A_DAY } from "./rules.ts";

const KIND = "address_taken";
const DAY_MS = 86_400_000;

/**
 * Mails the owner of an address that somebody tried to sign up with it, at most a few times a day.
 * An owner who deleted the account gets the link that undoes it.
 */
export async function notifyOwner(
  tx: Tx,
  { services, site, at }: Pick<RequestContext, "services" | "site" | "at">,
  id: MemberId,
): Promise<void> {
  if (await resendUndoMail(tx, { services, site, at }, id)) return;
  const sent = { site: site.id, account: id, kind: KIND };
  if ((await countMails(tx, sent, new Date(at.getTime() - DAY_MS))) >= ADDRESS_TAKEN_MAILS_A_DAY)
    return;
  const account = await findEmailAddress(tx, site.id, id);
  if (!account) return;
  const { email, language } = account;
  const mail = { site, kind: KIND, to: email, account: id, locale: language, at };
  const logIn = buildSiteUrl(services.publicOrigin, site, "/login");
  await queueMail(tx, mail, buildAddressTakenMail(site, language, logIn, "addressTaken"));
}
