import { notificationKeys } from "#contract/notifications.ts";
import type { NotificationChoice, NotificationPreferences } from "#contract/notifications.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { deleteStop, hasStop } from "#server/domains/accounts/find-account.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { resolveChoices } from "./rules.ts";
import type { Channel, Choices } from "./rules.ts";
import { findChoices, saveChoice } from "./store.ts";

/**
 * Switches the mails or the pushes of a kind on or off. The first kind of mail that is switched on
 * after the member unsubscribed in the mail program ends that: this kind is on, and the others stay
 * off.
 */
export async function saveNotificationChoice(
  { services, at }: RequestContext,
  member: MemberId,
  choice: NotificationChoice,
): Promise<void> {
  const { key } = choice;
  await services.db.transaction().execute(async (tx) => {
    const save = (change: NotificationChoice) =>
      saveChoice(tx, { ...change, account_id: member, changed_at: at });
    const isBack = "mail" in choice && choice.mail && (await deleteStop(tx, unsubscribed(member)));
    if (!isBack) return save(choice);
    for (const one of notificationKeys) await save({ key: one, mail: one === key });
    return undefined;
  });
}

/** The member's choices. A member who unsubscribed in the mail program gets no mail. */
export async function findPreferences(
  { services: { db } }: RequestContext,
  member: MemberId,
): Promise<NotificationPreferences> {
  const mail = await loadChoices(db, member, "mail");
  const push = await loadChoices(db, member, "push");
  if (!(await hasStop(db, unsubscribed(member)))) return { mail, push };
  for (const key of notificationKeys) mail[key] = false;
  return { mail, push };
}

/** The member's choices for one channel, completed with the defaults. */
export async function loadChoices(db: Db, member: MemberId, channel: Channel): Promise<Choices> {
  return resolveChoices(await findChoices(db, member, channel), channel);
}

const unsubscribed = (member: MemberId) => ({
  account_id: member,
  reason: "listunsubscribe" as const,
});
