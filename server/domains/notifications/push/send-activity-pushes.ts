import type { SiteId } from "#contract/shared/ids.ts";
import type { Services } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import {
  REMIND_AFTER_MS,
  chooseActivity,
  chooseReminders,
} from "#server/domains/notifications/activity-rules.ts";
import type { Activity } from "#server/domains/notifications/activity-rules.ts";
import { listItems } from "#server/domains/notifications/list-profiles.ts";
import { loadChoices } from "#server/domains/notifications/save-notification-choice.ts";
import { buildActivityPush } from "./push-message.ts";
import {
  listLikesToPush,
  listUnreadToPush,
  lockPushProgress,
  savePushProgress,
} from "./push-store.ts";
import { queuePush } from "./queue-push.ts";
import { AWAY_MS, PUSH_LOOK_BACK_MS, PUSH_REMINDER_LOOK_BACK_MS } from "./rules.ts";

export type PushingServices = Pick<Services, "db" | "clock" | "sites" | "push">;

/**
 * Notifies members who are away of new messages and likes: one push for everything, at most one a
 * minute.
 */
export const sendActivityPushes = (services: PushingServices) => sendPushes(services, news);

/** Reminds members by push, once, of messages that are unread after a day. */
export const sendUnreadPushes = (services: PushingServices) => sendPushes(services, reminders);

interface Kind {
  readonly name: "activity" | "unread";
  readonly choose: typeof chooseActivity;
  /** The end of the time range it looks at. */
  until(at: Date): Date;
  list(db: Db, site: SiteId, at: Date): Promise<Activity[]>;
}

const news: Kind = {
  name: "activity",
  choose: chooseActivity,
  until: (at) => at,
  async list(db, site, at) {
    const span = {
      site,
      after: minus(at, PUSH_LOOK_BACK_MS),
      until: at,
      awaySince: minus(at, AWAY_MS),
    };
    return [...(await listUnreadToPush(db, span, at)), ...(await listLikesToPush(db, span, at))];
  },
};

const reminders: Kind = {
  name: "unread",
  choose: chooseReminders,
  until: (at) => minus(at, REMIND_AFTER_MS),
  list(db, site, at) {
    const until = minus(at, REMIND_AFTER_MS);
    const after = minus(until, PUSH_REMINDER_LOOK_BACK_MS);
    return listUnreadToPush(db, { site, after, until, awaySince: minus(at, AWAY_MS) }, at);
  },
};

async function sendPushes(services: PushingServices, kind: Kind): Promise<void> {
  const { db, clock, sites, push } = services;
  if (!push) return;
  const at = clock.now();
  for (const site of await sites.all()) {
    const byMember = Map.groupBy(await kind.list(db, site.id, at), ({ member }) => member);
    for (const found of byMember.values()) {
      await db.transaction().execute((tx) => pushToMember(tx, { site, kind, found, at }));
    }
  }
}

interface Found {
  readonly site: Site;
  readonly kind: Kind;
  readonly found: readonly Activity[];
  readonly at: Date;
}

/** Queues the push, unless the member wants none or may see nobody it is about. */
async function pushToMember(tx: Tx, { site, kind, found, at }: Found): Promise<void> {
  const [first] = found;
  if (!first) return;
  const { member, language } = first;
  const since = await lockPushProgress(tx, member, kind.name);
  const choices = await loadChoices(tx, member, "push");
  const chosen = kind.choose(found, { since, choices });
  const items = await listItems(tx, { site, member }, chosen);
  if (items.length === 0) return;
  const message = buildActivityPush(site, language, { kind: kind.name, items });
  await queuePush(tx, { site, to: member, at }, message);
  await savePushProgress(tx, member, kind.name, kind.until(at));
}

const minus = (at: Date, ms: number) => new Date(at.getTime() - ms);
