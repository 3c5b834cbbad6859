import { useTranslations } from "use-intl";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./balance-sentence.module.css";

/** The balance, and how many messages it pays for. */
export function BalanceSentence() {
  const t = useTranslations("credits.balance");
  const { message_credits } = useSettings();
  const credits = useUser()?.credits ?? 0;
  const messages = Math.floor(credits / message_credits);
  return (
    <p className={styles.balance}>
      {t("left", { credits })} {credits > 0 && t("enough", { messages })}
    </p>
  );
}
