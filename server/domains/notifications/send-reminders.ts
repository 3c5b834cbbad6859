import { createLink } from "#server/domains/links/create-link.ts";
import {
  buildConfirmReminder,
  buildPhotoReminder,
} from "#server/domains/mail/mails/reminder-mails.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { queueNotification } from "./queue-notification.ts";
import type { MailingServices } from "./queue-notification.ts";
import { CONFIRM_AFTER_DAYS, LOOK_BACK_DAYS, PHOTO_AFTER_DAYS } from "./rules.ts";
import { listUnconfirmed, listWithoutPhoto, lockProgress, saveProgress } from "./store.ts";
import type { Recipient } from "./store.ts";

const DAY_MS = 86_400_000;

interface Reminder {
  /** The name of the mail, and the column that says when the member got it. */
  readonly kind: "confirm_reminder" | "photo_reminder";
  readonly column: "address_reminded_at" | "photo_reminded_at";
  readonly afterDays: number;
  list(
    db: Db,
    span: { readonly site: SiteId; readonly after: Date; readonly until: Date },
  ): Promise<Recipient[]>;
  /** Writes the mail and creates its links. */
  write(
    tx: Tx,
    services: MailingServices,
    mail: { readonly site: Site; readonly to: Recipient; readonly at: Date },
  ): Promise<(unsubscribe: string) => MailMessage>;
}

const reminders: readonly Reminder[] = [
  {
    kind: "confirm_reminder",
    column: "address_reminded_at",
    afterDays: CONFIRM_AFTER_DAYS,
    list: listUnconfirmed,
    async write(tx, services, { site, to, at }) {
      const purpose = "activation" as const;
      const link = await createLink(tx, services, { site, account: to.member, purpose, at });
      return (unsubscribe) => buildConfirmReminder(site, to.language, link, unsubscribe);
    },
  },
  {
    kind: "photo_reminder",
    column: "photo_reminded_at",
    afterDays: PHOTO_AFTER_DAYS,
    list: listWithoutPhoto,
    async write(_tx, { publicOrigin }, { site, to }) {
      const link = buildSiteUrl(publicOrigin, site, "/profile");
      return (unsubscribe) => buildPhotoReminder(site, to.language, { link, unsubscribe });
    },
  },
];

/** Reminds new members, once each, to confirm their address and to add a photo. */
export async function sendReminders(services: MailingServices): Promise<void> {
  const { db, clock, sites } = services;
  const at = clock.now();
  for (const site of await sites.all()) {
    for (const { kind, column, afterDays, list, write } of reminders) {
      const until = new Date(at.getTime() - afterDays * DAY_MS);
      const after = new Date(until.getTime() - LOOK_BACK_DAYS * DAY_MS);
      for (const to of await list(db, { site: site.id, after, until })) {
        await db.transaction().execute(async (tx) => {
          if ((await lockProgress(tx, to.member))[column]) return;
          const build = await write(tx, services, { site, to, at });
          await queueNotification(tx, services, { site, to, kind, keys: ["reminders"], at }, build);
          await saveProgress(tx, to.member, { [column]: at });
        });
      }
    }
  }
}
