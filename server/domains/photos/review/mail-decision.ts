import type { PhotoRejection } from "#contract/photos.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildAppealMail, buildRejectionMail } from "#server/domains/mail/mails/photo-mails.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { Services } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { REJECTION_MAIL_AFTER_MS } from "#server/domains/photos/rules.ts";
import { claimUnmailedRejections } from "./appeal-store.ts";

const BATCH = 50;

type MailServices = Pick<Services, "sites" | "publicOrigin">;

/** Mails each member whose photo was rejected, with the reason. */
export async function sendRejectionMails(services: MailServices & Pick<Services, "db" | "clock">) {
  const at = services.clock.now();
  const until = new Date(at.getTime() - REJECTION_MAIL_AFTER_MS);
  await services.db.transaction().execute(async (tx) => {
    for (const found of await claimUnmailedRejections(tx, { until, at, limit: BATCH })) {
      const { site_id: site, profile_id: member, rejection } = found;
      await mailMember(tx, services, { site, member, at, kind: "photo_rejection" }, (...to) =>
        buildRejectionMail(...to, rejection),
      );
    }
  });
}

/** Mails the member the outcome of the appeal. */
export async function queueAppealMail(
  tx: Tx,
  services: MailServices,
  decision: Omit<Recipient, "kind"> & {
    readonly rejection: PhotoRejection;
    readonly granted: boolean;
  },
): Promise<void> {
  const { rejection, granted, ...to } = decision;
  await mailMember(tx, services, { ...to, kind: "photo_appeal" }, (...frame) =>
    buildAppealMail(...frame, granted ? null : rejection),
  );
}

interface Recipient {
  readonly site: SiteId;
  readonly member: MemberId;
  readonly at: Date;
  readonly kind: string;
}

async function mailMember(
  tx: Tx,
  { sites, publicOrigin }: MailServices,
  { site: id, member, at, kind }: Recipient,
  build: (site: Site, locale: Locale, page: string) => MailMessage,
): Promise<void> {
  const site = (await sites.all()).find((one) => one.id === id);
  const account = await findEmailAddress(tx, id, member);
  // An address that nobody confirmed may belong to someone else.
  if (!site || !account?.confirmed_at || account.is_deleted) return;
  const { email: to, language: locale } = account;
  const page = buildSiteUrl(publicOrigin, site, "/profile#photos");
  await queueMail(tx, { site, kind, to, account: member, locale, at }, build(site, locale, page));
}
