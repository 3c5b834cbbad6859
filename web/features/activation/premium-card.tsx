import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { FREE_CONVERSATIONS } from "#contract/chat/limits.ts";
import { DoneCard } from "./done-card.tsx";
import styles from "./premium-card.module.css";

/** What Premium includes and how to get it. */
export function PremiumCard() {
  const t = useTranslations("activation.done");
  const nav = useTranslations("shell.nav");
  const { history_days } = useSettings();
  const opens = [
    t("premiumPhotos"),
    t("premiumConversations", { count: String(FREE_CONVERSATIONS) }),
    t("premiumHistory", { days: history_days }),
  ];
  return (
    <DoneCard title={t("premium")}>
      <ul className={styles.list}>
        {opens.map((what) => (
          <li key={what}>
            <Check aria-hidden />
            <span>{what}</span>
          </li>
        ))}
      </ul>
      <p className={styles.how}>{t("premiumHow")}</p>
      <div>
        <LinkButton to={paths.premium()} variant="quiet">
          {nav("premium")}
        </LinkButton>
      </div>
    </DoneCard>
  );
}
