import type { SiteId } from "#contract/shared/ids.ts";
import { buildActivityMail } from "#server/domains/mail/mails/activity-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import {
  BETWEEN_MAILS_MS,
  LOOK_BACK_MS,
  QUIET_MS,
  REMIND_AFTER_MS,
  chooseActivity,
  chooseReminders,
  toKey,
} from "./activity-rules.ts";
import { listItems } from "./list-profiles.ts";
import { queueNotification } from "./queue-notification.ts";
import type { MailingServices } from "./queue-notification.ts";
import type { Choices } from "./rules.ts";
import { loadChoices } from "./save-notification-choice.ts";
import { listNewLikes, listUnread, lockProgress, saveProgress } from "./store.ts";
import type { MailedActivity, Progress, Recipient } from "./store.ts";

/**
 * Mails members who are away about new messages and likes: one mail for everything, at most one an
 * hour.
 */
export const sendActivityMails = (services: MailingServices) => sendMails(services, news);

/** Reminds members, once, of messages that are unread after a day. */
export const sendUnreadReminders = (services: MailingServices) => sendMails(services, reminders);

interface Kind {
  readonly name: "activity" | "reminder";
  list(db: Db, site: SiteId, at: Date): Promise<MailedActivity[]>;
  /** What the member is mailed about, if anything. */
  choose(
    found: readonly MailedActivity[],
    choices: Choices,
    progress: Progress,
    at: Date,
  ): MailedActivity[];
  progress(at: Date): Partial<Progress>;
}

const news: Kind = {
  name: "activity",
  async list(db, site, at) {
    const until = minus(at, QUIET_MS);
    const span = { site, after: minus(at, LOOK_BACK_MS), until, awaySince: until };
    return [...(await listUnread(db, span)), ...(await listNewLikes(db, span))];
  },
  choose(found, choices, { activity_mailed_at: last, activity_until: since }, at) {
    if (last && last > minus(at, BETWEEN_MAILS_MS)) return [];
    return chooseActivity(found, { since, choices });
  },
  progress: (at) => ({ activity_until: minus(at, QUIET_MS), activity_mailed_at: at }),
};

const reminders: Kind = {
  name: "reminder",
  list(db, site, at) {
    const until = minus(at, REMIND_AFTER_MS);
    const after = minus(until, LOOK_BACK_MS);
    return listUnread(db, { site, after, until, awaySince: minus(at, QUIET_MS) });
  },
  choose: (found, choices, { reminded_until: since }) => chooseReminders(found, { since, choices }),
  progress: (at) => ({ reminded_until: minus(at, REMIND_AFTER_MS) }),
};

async function sendMails(services: MailingServices, kind: Kind): Promise<void> {
  const { db, clock, sites } = services;
  const at = clock.now();
  for (const site of await sites.all()) {
    const byMember = Map.groupBy(await kind.list(db, site.id, at), ({ member }) => member);
    for (const found of byMember.values()) {
      await db.transaction().execute(async (tx) => {
        const [to] = found;
        if (!to) return;
        const progress = await lockProgress(tx, to.member);
        const choices = await loadChoices(tx, to.member, "mail");
        const chosen = kind.choose(found, choices, progress, at);
        const isMailed = await mailMember(tx, services, { site, to, at, kind, chosen });
        if (isMailed) await saveProgress(tx, to.member, kind.progress(at));
      });
    }
  }
}

interface Mailing {
  readonly site: Site;
  readonly to: Recipient;
  readonly at: Date;
  readonly kind: Kind;
  readonly chosen: readonly MailedActivity[];
}

/** Queues the mail, unless the member may see nobody it is about. */
async function mailMember(
  tx: Tx,
  services: MailingServices,
  { site, to, at, kind: { name: kind }, chosen }: Mailing,
): Promise<boolean> {
  if (chosen.length === 0) return false;
  const items = await listItems(tx, { site, member: to.member }, chosen);
  if (items.length === 0) return false;
  const keys =
    kind === "reminder" ? (["unread_message_reminders"] as const) : [...new Set(chosen.map(toKey))];
  const page = items.every(({ is }) => is === "like" || is === "match") ? "/likes" : "/chats";
  const link = buildSiteUrl(services.publicOrigin, site, page);
  await queueNotification(tx, services, { site, to, kind, keys, at }, (unsubscribe) =>
    buildActivityMail(site, to.language, { kind, items, link, unsubscribe }),
  );
  return true;
}

const minus = (at: Date, ms: number) => new Date(at.getTime() - ms);
