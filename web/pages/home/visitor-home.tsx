import { DoorOpen, Tag } from "lucide-react";
import type { LucideProps } from "lucide-react";
import type { ComponentType } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { FREE_CONVERSATIONS } from "#contract/constants.ts";
import { freeMessages } from "#contract/free-messages.ts";
import { FictionalIcon } from "#ui/text/fictional-icon.tsx";
import { SignupLinkButton } from "#web/features/signup/signup-link.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { TextLink } from "#web/site/text-link.tsx";
import { HomeWall } from "./home-wall.tsx";
import { usePriceSentence } from "./use-price-sentence.ts";
import styles from "./visitor-home.module.css";

/** Introduces the site to visitors: the idea, the price, the fictional profiles and sign-up. */
export function VisitorHome() {
  const t = useTranslations("home");
  const settings = useSettings();
  return (
    <>
      <PageTitle bare>{settings.index_title}</PageTitle>
      <HomeWall>
        <h1 className={styles.headline}>{settings.home.headline}</h1>
        <p className={styles.lead}>{settings.home.lead}</p>
        <div className={styles.actions}>
          <SignupLinkButton variant="deep" size="big">
            {t("signUp")}
          </SignupLinkButton>
          {settings.logged_out_search === "all" && (
            <LinkButton to={paths.members()} variant="ghost-deep" size="big">
              {t("lookAround")}
            </LinkButton>
          )}
          <TextLink to={paths.login()}>{t("logIn")}</TextLink>
        </div>
      </HomeWall>
      <Honesty />
      <HowItWorks />
    </>
  );
}

function Honesty() {
  const t = useTranslations("home.honest");
  const { fictional_count } = useSettings();
  const price = usePriceSentence();
  return (
    <div className={styles.honest}>
      <Assurance icon={FictionalIcon} heading={t("fictionalHeading")}>
        {fictional_count > 0 ? t("fictional", { count: fictional_count }) : t("noFictional")}
      </Assurance>
      <Assurance icon={Tag} heading={t("priceHeading")}>
        {price}
      </Assurance>
      <Assurance icon={DoorOpen} heading={t("subscriptionHeading")}>
        {t("subscription")}
      </Assurance>
    </div>
  );
}

function Assurance({
  icon: Icon,
  heading,
  children,
}: {
  icon: ComponentType<LucideProps>;
  heading: string;
  children: string;
}) {
  return (
    <section className={styles.assurance}>
      <Icon aria-hidden className={styles.icon} />
      <h2>{heading}</h2>
      <p>{children}</p>
    </section>
  );
}

function HowItWorks() {
  const t = useTranslations("home.how");
  const format = useFormatter();
  const messages = freeMessages(useSettings());
  const steps = [
    { heading: t("signUpHeading"), text: t("signUp", { messages }) },
    { heading: t("searchHeading"), text: t("search") },
    { heading: t("talkHeading"), text: t("talk", { count: FREE_CONVERSATIONS }) },
  ];
  return (
    <section className={styles.how}>
      <h2>{t("heading")}</h2>
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
    </section>
  );
}
