import { useTranslations } from "use-intl";
import { DEMO_MAILBOX_PATH } from "#contract/shared/constants.ts";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./demo-note.module.css";

/** Labels every page of a demo. */
export function DemoNote() {
  const t = useTranslations("shell");
  const { demo } = useSettings();
  if (!demo) return null;
  return (
    <aside className={styles.note} aria-label={t("demoLabel")}>
      {t("demo")} <a href={DEMO_MAILBOX_PATH}>{t("demoMailbox")}</a>
    </aside>
  );
}
