import { useTranslations } from "use-intl";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./disclaimer.module.css";

/** At the end of every page: adults only, and the number of fictional profiles. */
export function Disclaimer() {
  const t = useTranslations("shell.disclaimer");
  const { min_age, fictional_count } = useSettings();
  return (
    <aside className={styles.disclaimer} aria-label={t("label")}>
      <p>
        {t("adults", { age: String(min_age) })}{" "}
        {fictional_count > 0 ? t("fictional", { count: fictional_count }) : t("noFictional")}
      </p>
    </aside>
  );
}
