import { CalendarOff, Infinity as Endless, Undo2 } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { inlineLinkClass } from "#ui/action/text-link.tsx";
import { paths } from "#web/paths.ts";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./credit-facts.module.css";

/** What one buys into: nothing that runs on, nothing that expires, and how long it can be given back. */
export function CreditFacts() {
  const t = useTranslations("credits.facts");
  const { refund_days } = useSettings();
  return (
    <ul className={styles.facts}>
      <Fact icon={CalendarOff}>{t("once")}</Fact>
      <Fact icon={Endless}>{t("keep")}</Fact>
      <Fact icon={Undo2}>
        {t.rich("refund", {
          days: String(refund_days),
          link: (words) => (
            <Link to={paths.returnPolicy()} className={inlineLinkClass}>
              {words}
            </Link>
          ),
        })}
      </Fact>
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon aria-hidden className={styles.icon} />
      <span>{children}</span>
    </li>
  );
}
