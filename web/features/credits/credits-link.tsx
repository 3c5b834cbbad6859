import { Coins } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { CREDITS_BADGE_AT } from "#contract/constants.ts";
import { CountBadge } from "#ui/count-badge.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/shell/link-button.tsx";
import styles from "./credits-link.module.css";

/** The balance, and for a free member the way to Premium, in the head of every page. */
export function CreditsLink({ user }: { user: User }) {
  const t = useTranslations("shell.nav");
  return (
    <>
      {!user.paid_user && (
        <span className={styles.premium}>
          <LinkButton to={paths.premium()} variant="soft">
            {t("premium")}
          </LinkButton>
        </span>
      )}
      <Link to={paths.credits()} className={styles.credits}>
        <Coins aria-hidden />
        <Balance count={user.credits} />
      </Link>
    </>
  );
}

/** A balance that runs out wears a badge: amber above nothing, red at nothing. */
function Balance({ count }: { count: number }) {
  const t = useTranslations("shell.nav");
  const words = t("creditsLeft", { count });
  if (count > CREDITS_BADGE_AT) {
    return <span>{words}</span>;
  }
  return (
    <>
      <span className={styles.word}>{t("credits")}</span>
      <CountBadge count={count} label={words} tone={count > 0 ? "warning" : "danger"} />
    </>
  );
}
