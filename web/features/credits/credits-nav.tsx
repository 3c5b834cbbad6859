import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { CREDITS_BADGE_AT } from "#contract/constants.ts";
import { buttonClass } from "#ui/action/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CountBadge } from "#ui/text/count-badge.tsx";
import { paths } from "#web/paths.ts";
import { CreditBadge } from "./credit-badge.tsx";
import { Link } from "#web/site/link.tsx";
import styles from "./credits-nav.module.css";

/** In the header of every page: the balance, and for a free member a link to Premium. */
export function CreditsNav({ user }: { user: User }) {
  if (user.paid_user) return <CreditBadge />;
  return (
    <>
      <PremiumLink credits={user.credits} />
      <span className={styles.wide}>
        <CreditBadge />
      </span>
    </>
  );
}

/** If only one of the two fits, this link stays and takes the balance badge. */
function PremiumLink({ credits }: { credits: number }) {
  const t = useTranslations("shell.nav");
  const { pathname } = useLocation();
  const label = t("creditsLeft", { count: credits });
  return (
    <Link
      to={paths.premium(pathname === paths.premium() ? undefined : pathname)}
      className={classNames(buttonClass({ variant: "soft" }), styles.premium)}
    >
      <span className={styles.whole}>{t("premium")}</span>
      <span className={styles.short} aria-hidden>
        {t("premiumShort")}
      </span>
      {credits <= CREDITS_BADGE_AT && (
        <span className={styles.narrow}>
          <CountBadge count={credits} label={label} tone={credits > 0 ? "warning" : "danger"} />
        </span>
      )}
    </Link>
  );
}
