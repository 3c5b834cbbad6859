import { Coins } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { CountBadge } from "#ui/text/count-badge.tsx";
import { paths } from "#contract/paths.ts";
import { useUser } from "#web/site/use-site.ts";
import { Link } from "#web/site/links/link.tsx";
import styles from "./credit-badge.module.css";

/** The Credits item shows its badge at this balance or below. */
const CREDITS_BADGE_AT = 10;

/**
 * The balance, and the way to more. For a member who has bought it warns at ten or fewer and is red at
 * none; a free member's is always plain, because the way to Premium is next to it.
 */
export function CreditBadge() {
  const t = useTranslations("shell.nav");
  const user = useUser();
  const { pathname } = useLocation();
  if (!user) return null;
  const { credits, paid_user } = user;
  const label = t("creditsLeft", { count: credits });
  const low = paid_user && credits <= CREDITS_BADGE_AT;
  return (
    <Link to={paths.credits(returnAddress(pathname))} className={styles.badge}>
      <Coins aria-hidden className={styles.icon} />
      {low ? (
        <CountBadge count={credits} label={label} tone={credits > 0 ? "warning" : "danger"} />
      ) : (
        <>
          <span className={styles.whole}>{label}</span>
          <span className={styles.short} aria-hidden>
            {credits}
          </span>
        </>
      )}
    </Link>
  );
}

/** The address to return to after buying; undefined on the pages of buying themselves. */
function returnAddress(pathname: string): string | undefined {
  return pathname.startsWith(paths.credits()) ? undefined : pathname;
}
