import { useTranslations } from "use-intl";
import { freeMessages } from "#contract/shared/free-messages.ts";
import { useMinimumPrice } from "#web/features/credits/use-minimum-price.ts";
import { useSettings } from "#web/site/use-site.ts";
import { useVisitorCountry } from "#web/site/use-visitor-country.ts";
import styles from "./costs.module.css";
import { Section } from "./section.tsx";

/** What costs how much. */
export function Costs() {
  const t = useTranslations("home.costs");
  const settings = useSettings();
  const { message_credits: credits, signup_credits, refund_days } = settings;
  const price = useMinimumPrice(useVisitorCountry());
  const messages = freeMessages(settings);
  return (
    <Section heading={t("heading")} wide={false}>
      <dl>
        <Cost of={t("lookAround")}>{t("nothing")}</Cost>
        <Cost of={t("message")}>
          {price === null ? t("credits", { credits }) : t("fromPrice", { credits, price })}
        </Cost>
        {messages > 0 && (
          <Cost of={t("bonus")}>{t("bonusValue", { credits: signup_credits, messages })}</Cost>
        )}
        <Cost of={t("premium")}>{t("premiumValue")}</Cost>
        <Cost of={t("unused")}>{t("unusedValue", { days: refund_days })}</Cost>
      </dl>
    </Section>
  );
}

function Cost({ of, children }: { of: string; children: string }) {
  return (
    <div className={styles.cost}>
      <dt>{of}</dt>
      <dd>{children}</dd>
    </div>
  );
}
