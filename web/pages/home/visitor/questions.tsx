import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { paths } from "#contract/paths.ts";
import { InlineLink } from "#web/site/links/text-link.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { FREE_CONVERSATIONS } from "#contract/chat/limits.ts";
import styles from "./questions.module.css";
import { Section } from "./section.tsx";

/** Questions before signing up, each with its answer folded. */
export function Questions() {
  const t = useTranslations("home.questions");
  const { fictional_count, refund_days, ...site } = useSettings();
  const searches = [site.logged_out_search, site.logged_out_search_trafficsource];
  const showsVisitors = searches.includes("all");
  return (
    <Section heading={t("heading")}>
      <div>
        {fictional_count > 0 && <Question text={t("real")}>{t("realAnswer")}</Question>}
        <Question text={t("visible")}>
          {t(showsVisitors ? "visibleVisitors" : "visibleMembers")}
        </Question>
        <Question text={t("premium")}>
          {t("premiumAnswer", { count: String(FREE_CONVERSATIONS) })}
        </Question>
        <Question text={t("refund")}>
          {t.rich("refundAnswer", {
            days: refund_days,
            link: (words) => (
              <InlineLink key="link" to={paths.returnPolicy()}>
                {words}
              </InlineLink>
            ),
          })}
        </Question>
      </div>
    </Section>
  );
}

function Question({ text, children }: { text: string; children: ReactNode }) {
  return (
    <details className={styles.question}>
      <summary>
        <h3>{text}</h3>
        <ChevronDown aria-hidden className={styles.chevron} />
      </summary>
      <p>{children}</p>
    </details>
  );
}
