import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import styles from "./complaints.module.css";

/** What happens after a report or complaint, in three sentences. */
export function NextSteps({ name }: { readonly name?: string | undefined }) {
  const t = useTranslations("cases.next");
  const strong = (words: ReactNode) => <strong>{words}</strong>;
  return (
    <ol className={styles.steps}>
      <li>
        <span>{t.rich("read", { strong })}</span>
      </li>
      <li>{name === undefined ? t("secretUnnamed") : t("secret", { name })}</li>
      <li>{t("answer")}</li>
    </ol>
  );
}
