import { CalendarOff, Infinity as Endless, Undo2 } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { paths } from "#contract/paths.ts";
import { useSettings } from "#web/site/use-site.ts";
import { InlineLink } from "#web/site/links/text-link.tsx";
import styles from "./credit-terms.module.css";

/** The terms of buying credits: no subscription, no expiry, and the return period. */
export function CreditTerms() {
  const t = useTranslations("checkout.creditTerms");
  const { refund_days } = useSettings();
  return (
    <ul className={styles.terms}>
      <Term icon={CalendarOff}>{t("once")}</Term>
      <Term icon={Endless}>{t("keep")}</Term>
      <Term icon={Undo2}>
        {t.rich("refund", {
          days: String(refund_days),
          link: (words) => <InlineLink to={paths.returnPolicy()}>{words}</InlineLink>,
        })}
      </Term>
    </ul>
  );
}

function Term({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon aria-hidden className={styles.icon} />
      <span>{children}</span>
    </li>
  );
}
