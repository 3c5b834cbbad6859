import { MailWarning } from "lucide-react";
import { useMatches } from "react-router";
import { useTranslations } from "use-intl";
import { ResendActivation } from "#web/features/activation/resend-activation.tsx";
import { showsReminder } from "#web/features/activation/shows-reminder.ts";
import { useUser } from "./use-site.ts";
import styles from "./warnings-strip.module.css";

/** Between the head of a page and its content: what the member should know about the account. */
export function WarningsStrip() {
  const t = useTranslations("shell");
  const user = useUser();
  const routes = useMatches().map(({ id }) => id);
  if (!showsReminder(user, routes)) return null;
  return (
    <aside className={styles.strip} aria-label={t("warnings")}>
      <MailWarning aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p>{t("activation.reminder")}</p>
        <ResendActivation />
      </div>
    </aside>
  );
}
