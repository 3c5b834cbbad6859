import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { buttonClass } from "#ui/action/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#contract/paths.ts";
import { CreditBadge } from "./credit-badge.tsx";
import { Link } from "#web/site/links/link.tsx";
import badge from "./credit-badge.module.css";
import styles from "./credits-nav.module.css";

/** In the head of every page: the balance, and for a free member the way to Premium before it, except there. */
export function CreditsNav({ user }: { user: User }) {
  const { pathname } = useLocation();
  return (
    <>
      {!user.paid_user && pathname !== paths.premium() && <PremiumLink from={pathname} />}
      <CreditBadge />
    </>
  );
}

function PremiumLink({ from }: { from: string }) {
  const t = useTranslations("shell.nav");
  return (
    <Link
      to={paths.premium(from)}
      className={classNames(buttonClass({ variant: "soft" }), styles.premium)}
    >
      <span className={badge.whole}>{t("premium")}</span>
      <span className={badge.short} aria-hidden>
        {t("premiumShort")}
      </span>
    </Link>
  );
}
