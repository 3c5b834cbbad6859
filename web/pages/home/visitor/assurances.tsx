import { DoorOpen, Tag } from "lucide-react";
import type { LucideProps } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslations } from "use-intl";
import { FictionalIcon } from "#ui/text/fictional-icon.tsx";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./assurances.module.css";
import { usePriceSentence } from "./use-price-sentence.ts";

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
