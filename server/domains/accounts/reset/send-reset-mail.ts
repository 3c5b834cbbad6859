import { z } from "zod";
import { locales } from "#contract/shared/languages.ts";
import { findAccount, findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { createLink } from "#server/domains/links/create-link.ts";
import { buildLinkMail } from "#server/domains/mail/mails/link-mail.ts";
import {
  buildDeletedAccountMail,
  buildUnknownAddressMail,
} from "#server/domains/mail/mails/reset-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { Services } from "#server/domains/request-context.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import { defineJob, defineWorker } from "#server/platform/queue/queue.ts";

const KIND = "password_reset";

export const sendResetMailJob = defineJob(
  "accounts.send_reset_mail",
  z.object({ site: z.string(), email: z.string(), locale: z.enum(locales) }),
);

/**
 * Mails a link for a new password to the member with this address. Without such a member, or with a
 * deleted account, the mail explains why there is no link.
 */
export const sendResetMailWorker = defineWorker(
  sendResetMailJob,
  async (services: Services, { site: siteId, email, locale }) => {
    const site = (await services.sites.all()).find((one) => one.id === siteId);
    if (!site) throw new Error(`site ${siteId} is closed: its reset mails wait`);
    const at = services.clock.now();
    const { publicOrigin } = services;
    await services.db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, site.id, email);
      const owner = account && (await findEmailAddress(tx, site.id, account.id));
      const mail = { site, kind: KIND, at };
      if (!account || !owner) {
        const signUp = buildSiteUrl(publicOrigin, site, "/signup");
        const unknown = buildUnknownAddressMail(site, locale, { email, signUp });
        return queueMail(tx, { ...mail, to: email, account: null, locale }, unknown);
      }
      const to = { ...mail, to: owner.email, account: account.id, locale: owner.language };
      if (owner.is_deleted) {
        const home = buildSiteUrl(publicOrigin, site, "/");
        return queueMail(tx, to, buildDeletedAccountMail(site, owner.language, home));
      }
      const link = await createLink(tx, services, {
        site,
        account: account.id,
        purpose: "password_reset",
        at,
      });
      return queueMail(tx, to, buildLinkMail(site, owner.language, "reset", { ...link, at }));
    });
  },
);
