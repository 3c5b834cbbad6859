import { useTranslations } from "use-intl";
import styles from "./skip-link.module.css";

/** The first stop of the keyboard: a link past the menu. */
export function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a className={styles.skip} href="#content">
      {t("skip")}
    </a>
  );
}
