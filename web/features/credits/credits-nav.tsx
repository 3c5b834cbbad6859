import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { buttonClass } from "#ui/action/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import { CreditBadge } from "./credit-badge.tsx";
import { Link } from "#web/site/link.tsx";
import styles from "./credits-nav.module.css";

/** In the header of every page: the balance, and for a free member a link to Premium. */
export function CreditsNav({ user }: { user: User }) {
  return (
    <>
      {!user.paid_user && <PremiumLink />}
      <CreditBadge />
    </>
  );
}

function PremiumLink() {
  const t = useTranslations("shell.nav");
  const { pathname } = useLocation();
  return (
    <Link
      to={paths.premium(pathname === paths.premium() ? undefined : pathname)}
      className={classNames(buttonClass({ variant: "soft" }), styles.premium)}
    >
      <span className={styles.whole}>{t("premium")}</span>
      <span className={styles.short} aria-hidden>
        {t("premiumShort")}
      </span>
    </Link>
  );
}
