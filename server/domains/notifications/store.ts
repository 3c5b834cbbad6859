import type { MemberId } from "#contract/ids.ts";
import type { NotificationKey } from "#contract/notifications.ts";
import type { Db } from "#server/platform/database/database.ts";

type NotificationTables = {
  notification_preference: {
    account_id: MemberId;
    key: NotificationKey;
    mail: boolean;
    changed_at: Date;
  };
};

const tables = (db: Db) => db.withTables<NotificationTables>();

/** What a member has chosen for the mails of each kind; kinds never chosen are missing. */
export async function findChoices(
  db: Db,
  member: MemberId,
): Promise<Partial<Record<NotificationKey, boolean>>> {
  const rows = await tables(db)
    .selectFrom("notification_preference")
    .where("account_id", "=", member)
    .select(["key", "mail"])
    .execute();
  return Object.fromEntries(rows.map(({ key, mail }) => [key, mail]));
}

export async function saveChoice(
  db: Db,
  choice: NotificationTables["notification_preference"],
): Promise<void> {
  await tables(db)
    .insertInto("notification_preference")
    .values(choice)
    .onConflict((on) =>
      on
        .columns(["account_id", "key"])
        .doUpdateSet({ mail: choice.mail, changed_at: choice.changed_at }),
    )
    .execute();
}
