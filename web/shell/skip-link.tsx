import { useTranslations } from "use-intl";
import styles from "./skip-link.module.css";

/** The first tab stop: a link that skips the menu. */
export function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a className={styles.skip} href="#content">
      {t("skip")}
    </a>
  );
}
