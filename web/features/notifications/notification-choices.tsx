import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import type { NotificationKey } from "#contract/notifications.ts";
import { Note } from "#ui/text/note.tsx";
import { useApi } from "#web/page-context.ts";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { DevicePush } from "./device-push.tsx";
import styles from "./notification-choices.module.css";
import { notificationsQuery } from "./queries.ts";
import { useSaveChoice } from "./use-save-choice.ts";

const groups = {
  people: ["new_conversations", "new_messages", "like", "unread_message_reminders"],
  account: ["reminders"],
  site: ["weekly_updates", "news", "promotions"],
} as const satisfies Record<string, readonly NotificationKey[]>;

/** What the member gets by mail and by push, on `/notifications` and `/settings`. Each change is saved at once. */
export function NotificationChoices() {
  const t = useTranslations("notifications");
  const { name: site } = useSettings();
  const stops = useUser()?.notifications_disabled ?? [];
  const { mail, push } = useSuspenseQuery(notificationsQuery(useApi())).data;
  const { save, answer, failed } = useSaveChoice();
  const columns = { mail: t("mail"), push: t("push") };
  return (
    <div className={styles.choices}>
      {stops.length > 0 && (
        <div className={styles.stops}>
          {stops.map((reason) => (
            <DisabledNote key={reason} reason={reason} />
          ))}
        </div>
      )}
      <p className={styles.lead}>
        {t("lead")} {!stops.includes("bounce") && t("always")}
      </p>
      <DevicePush />
      <p role="status" className={failed ? styles.failed : styles.answer}>
        {answer}
      </p>
      {(["people", "account", "site"] as const).map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>
            <span className={styles.heading}>{t(`groups.${group}`, { site })}</span>
            <span aria-hidden>{columns.mail}</span>
            <span aria-hidden>{columns.push}</span>
          </legend>
          {groups[group].map((key) => (
            <ChoiceRow
              key={key}
              label={t(`keys.${key}.name`)}
              hint={t(`keys.${key}.note`, { site })}
              mail={mail[key]}
              push={push[key]}
              columns={columns}
              onChange={(channel, on) => save({ key, channel, on })}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface DisabledNoteProps {
  readonly reason: User["notifications_disabled"][number];
}

/** Why the member gets no mail, and what to do about it. */
function DisabledNote({ reason }: DisabledNoteProps) {
  const t = useTranslations("notifications.disabled");
  const { support_email: email } = useSettings();
  return (
    <Note tone="warn">
      {t.rich(reason, { support: (text) => <a href={`mailto:${email}`}>{text}</a>, email })}
    </Note>
  );
}
