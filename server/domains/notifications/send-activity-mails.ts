import type { MemberId } from "#contract/shared/ids.ts";
import { findEmailAddress, isMailStopped } from "#server/domains/accounts/find-account.ts";
import { createUnsubscribeLink } from "#server/domains/links/create-link.ts";
import { buildActivityMail } from "#server/domains/mail/mails/activity-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { Services } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Tx } from "#server/platform/database/database.ts";
import {
  BETWEEN_MAILS_MS,
  LOOK_BACK_MS,
  QUIET_MS,
  REMIND_AFTER_MS,
  chooseActivity,
  toKey,
} from "./activity-rules.ts";
import { resolveChoices } from "./rules.ts";
import {
  findChoices,
  listNewLikes,
  listUnread,
  listVisibleNames,
  lockProgress,
  saveProgress,
} from "./store.ts";
import type { Activity } from "./store.ts";

type MailingServices = Pick<Services, "db" | "clock" | "sites" | "publicOrigin">;

/** Mails members who are away about new messages and likes: one mail for all, at most one an hour. */
export async function sendActivityMails(services: MailingServices): Promise<void> {
  const { db, clock, sites } = services;
  const at = clock.now();
  const until = minus(at, QUIET_MS);
  for (const site of await sites.all()) {
    const span = { site: site.id, after: minus(at, LOOK_BACK_MS), until, awaySince: until };
    const found = [...(await listUnread(db, span)), ...(await listNewLikes(db, span))];
    for (const [member, activities] of groupByMember(found)) {
      await db.transaction().execute(async (tx) => {
        if (!(await findEmailAddress(tx, site.id, member))) return;
        const progress = await lockProgress(tx, member);
        const last = progress.activity_mailed_at;
        if (last && last > minus(at, BETWEEN_MAILS_MS)) return;
        const mailed = await mailMember(tx, services, {
          site,
          member,
          at,
          kind: "activity",
          choose: (choices) =>
            chooseActivity(activities, { since: progress.activity_until, choices }),
        });
        if (mailed)
          await saveProgress(tx, member, { activity_until: until, activity_mailed_at: at });
      });
    }
  }
}

/** Reminds a member, once, of messages that are unread after a day. */
export async function sendUnreadReminders(services: MailingServices): Promise<void> {
  const { db, clock, sites } = services;
  const at = clock.now();
  const until = minus(at, REMIND_AFTER_MS);
  for (const site of await sites.all()) {
    const after = minus(until, LOOK_BACK_MS);
    const span = { site: site.id, after, until, awaySince: minus(at, QUIET_MS) };
    for (const [member, activities] of groupByMember(await listUnread(db, span))) {
      await db.transaction().execute(async (tx) => {
        if (!(await findEmailAddress(tx, site.id, member))) return;
        const { reminded_until: since } = await lockProgress(tx, member);
        const mailed = await mailMember(tx, services, {
          site,
          member,
          at,
          kind: "reminder",
          choose: (choices) =>
            choices.unread_message_reminders
              ? activities.filter((one) => !since || one.at > since)
              : [],
        });
        if (mailed) await saveProgress(tx, member, { reminded_until: until });
      });
    }
  }
}

interface Mailing {
  readonly site: Site;
  readonly member: MemberId;
  readonly at: Date;
  readonly kind: "activity" | "reminder";
  readonly choose: (choices: ReturnType<typeof resolveChoices>) => readonly Activity[];
}

/** Queues the mail, unless the member wants none or may see nobody it is about. */
async function mailMember(
  tx: Tx,
  services: MailingServices,
  { site, member, at, kind, choose }: Mailing,
): Promise<boolean> {
  const account = await findEmailAddress(tx, site.id, member);
  if (!account?.confirmed_at || (await isMailStopped(tx, member))) return false;
  const chosen = choose(resolveChoices(await findChoices(tx, member)));
  if (chosen.length === 0) return false;
  const viewer = { site: site.id, member, fictional: site.fictional_profiles };
  const ids = [...new Set(chosen.map(({ other }) => other))];
  const names = new Map((await listVisibleNames(tx, viewer, ids)).map((one) => [one.id, one]));
  const items = chosen.flatMap(({ is, other }) => {
    const profile = names.get(other);
    return profile ? [{ is, name: profile.name, fictional: profile.kind === "fictional" }] : [];
  });
  if (items.length === 0) return false;
  const keys =
    kind === "reminder" ? (["unread_message_reminders"] as const) : [...new Set(chosen.map(toKey))];
  const unsubscribe = await createUnsubscribeLink(tx, services, {
    site,
    account: member,
    keys,
    at,
  });
  const { email: to, language: locale } = account;
  const page = items.every(({ is }) => is === "like" || is === "match") ? "/likes" : "/chats";
  await queueMail(
    tx,
    { site, kind, to, account: member, locale, at, unsubscribe },
    buildActivityMail(site, locale, {
      kind,
      items,
      link: buildSiteUrl(services.publicOrigin, site, page),
      unsubscribe,
    }),
  );
  return true;
}

function groupByMember(activities: readonly Activity[]): ReadonlyMap<MemberId, Activity[]> {
  return Map.groupBy(activities, ({ member }) => member);
}

const minus = (at: Date, ms: number) => new Date(at.getTime() - ms);
