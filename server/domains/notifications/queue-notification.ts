import type { NotificationKey } from "#contract/notifications.ts";
import { createUnsubscribeLink } from "#server/domains/links/create-link.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { Services } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { Recipient } from "./store.ts";

export type { Recipient };
export type MailingServices = Pick<Services, "db" | "clock" | "sites" | "publicOrigin">;

interface Notification {
  readonly site: Site;
  readonly to: Recipient;
  readonly kind: string;
  /** The kinds that the mail's link switches off. */
  readonly keys: readonly NotificationKey[];
  readonly at: Date;
  readonly mailing?: string;
}

/** Queues a mail that the member can switch off, in the member's language. */
export async function queueNotification(
  tx: Tx,
  services: MailingServices,
  { site, to, kind, keys, at, mailing }: Notification,
  build: (unsubscribe: string) => MailMessage,
): Promise<void> {
  const { member: account, email, language: locale } = to;
  const unsubscribe = await createUnsubscribeLink(tx, services, { site, account, keys, at });
  await queueMail(
    tx,
    { site, kind, to: email, account, locale, at, unsubscribe, ...(mailing && { mailing }) },
    build(unsubscribe),
  );
}
