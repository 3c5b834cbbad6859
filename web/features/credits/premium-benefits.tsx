import { History, Images, MessagesSquare } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { FREE_CONVERSATIONS } from "#contract/constants.ts";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./premium-benefits.module.css";

/** What Premium includes, compared with what a free member has now. */
export function PremiumBenefits({ premium }: { premium: boolean }) {
  const t = useTranslations("premium.opens");
  const { history_days: days } = useSettings();
  const opens: readonly { icon: LucideIcon; heading: string; now: string; then: string }[] = [
    {
      icon: Images,
      heading: t("photos.heading"),
      now: t("photos.now"),
      then: t("photos.then"),
    },
    {
      icon: MessagesSquare,
      heading: t("conversations.heading"),
      now: t("conversations.now", { count: FREE_CONVERSATIONS }),
      then: t("conversations.then"),
    },
    {
      icon: History,
      heading: t("history.heading"),
      now: t("history.now", { days }),
      then: t("history.then"),
    },
  ];
  return (
    <ul className={styles.opens}>
      {opens.map(({ icon: Icon, heading, now, then }) => (
        <li key={heading}>
          <Icon aria-hidden className={styles.icon} />
          <h2>{heading}</h2>
          <p>{then}</p>
          {!premium && <p className={styles.now}>{now}</p>}
        </li>
      ))}
    </ul>
  );
}
