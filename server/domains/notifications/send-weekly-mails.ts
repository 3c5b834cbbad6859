import type { MemberId } from "#contract/shared/ids.ts";
import { buildWeeklyMail } from "#server/domains/mail/mails/weekly-mail.ts";
import { listNewMembers } from "#server/domains/search/find-new-members.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { listProfiles } from "./list-profiles.ts";
import { queueNotification } from "./queue-notification.ts";
import type { MailingServices } from "./queue-notification.ts";
import { listReceivedLikes, listWeekly, lockProgress, saveProgress } from "./store.ts";
import type { WeeklyRecipient } from "./store.ts";
import { WEEKLY_MS, WEEKLY_LOOK_BACK_MS, WEEKLY_NEWCOMERS } from "./rules.ts";

/** Per site and sweep, which spreads the mails of many members over hours. */
export const WEEKLY_BATCH = 500;

/**
 * Mails members who chose it, once a week, which new members fit them and who liked them. The week
 * begins with each member's choice, which spreads the mails. Nothing is sent in a week without news.
 */
export async function sendWeeklyMails(services: MailingServices): Promise<void> {
  const { db, clock, sites } = services;
  const at = clock.now();
  const until = new Date(at.getTime() - WEEKLY_MS);
  for (const site of await sites.all()) {
    for (const to of await listWeekly(db, { site: site.id, until, limit: WEEKLY_BATCH })) {
      await db.transaction().execute(async (tx) => {
        const { weekly_at: last } = await lockProgress(tx, to.member);
        if (last && last > until) return;
        await mailMember(tx, services, { site, to, at });
        await saveProgress(tx, to.member, { weekly_at: at });
      });
    }
  }
}

async function mailMember(
  tx: Tx,
  services: MailingServices,
  { site, to, at }: { readonly site: Site; readonly to: WeeklyRecipient; readonly at: Date },
): Promise<void> {
  const { newcomers, likes } = await findWeeklyNews(tx, {
    site,
    member: to.member,
    since: to.since,
    at,
  });
  if (newcomers.length + likes.length === 0) return;
  const page = newcomers.length > 0 ? "/members" : "/likes";
  const link = buildSiteUrl(services.publicOrigin, site, page);
  await queueNotification(
    tx,
    services,
    { site, to, kind: "weekly", keys: ["weekly_updates"], at },
    (unsubscribe) => buildWeeklyMail(site, to.language, { newcomers, likes, link, unsubscribe }),
  );
}

interface Week {
  readonly site: Site;
  readonly member: MemberId;
  readonly since: Date;
  readonly at: Date;
}

/** The new members who fit a member, and those whose likes arrived, within the last two weeks. */
export async function findWeeklyNews(tx: Tx, { site, member, since: last, at }: Week) {
  const since = new Date(Math.max(last.getTime(), at.getTime() - WEEKLY_LOOK_BACK_MS));
  const viewer = { site: site.id, member, fictional: site.fictional_profiles };
  const newIds = await listNewMembers({ services: { db: tx }, site }, viewer, {
    since,
    limit: WEEKLY_NEWCOMERS,
  });
  const likers = await listReceivedLikes(tx, { site: site.id, member, after: since, until: at });
  const profiles = await listProfiles(tx, { site, member }, [...newIds, ...likers]);
  const present = (ids: readonly MemberId[]) => ids.flatMap((id) => profiles.get(id) ?? []);
  return { newcomers: present(newIds), likes: present(likers) };
}
