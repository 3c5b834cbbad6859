import { z } from "zod";
import { memberId } from "#contract/shared/ids.ts";
import { findAccount, findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { createLink } from "#server/domains/links/create-link.ts";
import { buildAddressTakenMail } from "#server/domains/mail/mails/address-taken-mail.ts";
import { buildLinkMail } from "#server/domains/mail/mails/link-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { Services } from "#server/domains/request-context.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { defineJob, defineWorker } from "#server/platform/queue/queue.ts";

const KIND = "email_change";

export const sendEmailChangeMailJob = defineJob(
  "accounts.send_email_change_mail",
  z.object({
    site: z.string(),
    account: memberId,
    email: z.string(),
    /** A digest of the hash of the password that the member gave. */
    password: z.string(),
  }),
);

/**
 * Mails a member's new address the link that confirms it. If the address already has an account,
 * its owner gets a notice instead.
 */
export const sendEmailChangeMailWorker = defineWorker(
  sendEmailChangeMailJob,
  async (services: Services, { site: siteId, account: id, email, password }) => {
    const site = (await services.sites.all()).find((one) => one.id === siteId);
    if (!site) throw new Error(`site ${siteId} is closed: its mails wait`);
    const at = services.clock.now();
    await services.db.transaction().execute(async (tx) => {
      const account = await findEmailAddress(tx, site.id, id);
      if (!account || account.is_deleted) return;
      const own = await findAccount(tx, site.id, account.email);
      // A password changed since then cancels what was requested with the old one.
      if (!own || hashToken(own.password_hash).toString("base64url") !== password) return;
      const locale = account.language;
      const found = await findAccount(tx, site.id, email);
      const taken = found?.id === id ? undefined : found;
      const owner = taken && (await findEmailAddress(tx, site.id, taken.id));
      if (taken && owner) {
        const to = { to: owner.email, account: taken.id, locale: owner.language };
        const logIn = buildSiteUrl(services.publicOrigin, site, "/login");
        const mail = buildAddressTakenMail(site, owner.language, logIn, "emailTaken");
        return queueMail(tx, { site, kind: KIND, at, ...to }, mail);
      }
      const link = await createLink(tx, services, {
        site,
        account: id,
        purpose: "email_change",
        data: { email },
        at,
      });
      const to = { site, kind: KIND, to: email, account: id, locale, at };
      return queueMail(tx, to, buildLinkMail(site, locale, "emailChange", { ...link, at }));
    });
  },
);
