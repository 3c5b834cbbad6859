import { DoorOpen, Tag } from "lucide-react";
import type { LucideProps } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslations } from "use-intl";
import { FictionalIcon } from "#ui/text/fictional-icon.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { useMinimumPrice } from "#web/features/credits/use-minimum-price.ts";
import { useVisitorCountry } from "#web/site/use-visitor-country.ts";
import styles from "./assurances.module.css";

/** The three promises below the wall: fictional profiles, the price, no subscription. */
export function Assurances() {
  const t = useTranslations("home.honest");
  const { fictional_count } = useSettings();
  const price = usePriceSentence();
  return (
    <div className={styles.assurances}>
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

interface AssuranceProps {
  readonly icon: ComponentType<LucideProps>;
  readonly heading: string;
  readonly children: string;
}

function Assurance({ icon: Icon, heading, children }: AssuranceProps) {
  return (
    <section className={styles.assurance}>
      <Icon aria-hidden className={styles.icon} />
      <h2>{heading}</h2>
      <p>{children}</p>
    </section>
  );
}

/** The lowest price of a message, in credits and in the visitor's currency. */
function usePriceSentence(): string {
  const t = useTranslations("home.honest");
  const { message_credits: credits } = useSettings();
  const price = useMinimumPrice(useVisitorCountry());
  return price === null ? t("priceUnknown", { credits }) : t("price", { credits, price });
}
