import { useFormatter, useTranslations } from "use-intl";
import { freeMessages } from "#contract/shared/free-messages.ts";
import { useSettings } from "#web/site/use-site.ts";
import { FREE_CONVERSATIONS } from "#contract/chat/limits.ts";
import styles from "./how-it-works.module.css";
import { Section } from "./section.tsx";

export function HowItWorks() {
  const t = useTranslations("home.how");
  const format = useFormatter();
  const messages = freeMessages(useSettings());
  const steps = [
    { heading: t("signUpHeading"), text: t("signUp", { messages }) },
    { heading: t("searchHeading"), text: t("search") },
    { heading: t("talkHeading"), text: t("talk", { count: FREE_CONVERSATIONS }) },
  ];
  return (
    <Section heading={t("heading")}>
      <ol className={styles.steps}>
        {steps.map((step, n) => (
          <li key={step.heading}>
            <span className={styles.number} aria-hidden>
              {format.number(n + 1)}
            </span>
            <h3>{step.heading}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
