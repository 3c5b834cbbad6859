import { notificationKeys } from "#contract/notifications.ts";
import type { NotificationKey, NotificationPreferences } from "#contract/notifications.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { deleteStop, hasStop } from "#server/domains/accounts/find-account.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { resolveChoices } from "./rules.ts";
import { findChoices, saveChoice } from "./store.ts";

/**
 * Switches the mails of a kind on or off. The first kind that is switched on after the member
 * unsubscribed in the mail program ends that: this kind is on, and the others stay off.
 */
export async function saveMailChoice(
  { services, at }: RequestContext,
  member: MemberId,
  { key, mail }: { readonly key: NotificationKey; readonly mail: boolean },
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const isBack = mail && (await deleteStop(tx, unsubscribed(member)));
    for (const one of isBack ? notificationKeys : [key]) {
      const choice = { account_id: member, key: one, mail: mail && one === key, changed_at: at };
      await saveChoice(tx, choice);
    }
  });
}

/** The member's choices. A member who unsubscribed in the mail program has chosen nothing. */
export async function findPreferences(
  { services: { db } }: RequestContext,
  member: MemberId,
): Promise<NotificationPreferences> {
  const mail = resolveChoices(await findChoices(db, member));
  if (!(await hasStop(db, unsubscribed(member)))) return { mail };
  for (const key of notificationKeys) mail[key] = false;
  return { mail };
}

const unsubscribed = (member: MemberId) => ({
  account_id: member,
  reason: "listunsubscribe" as const,
});
