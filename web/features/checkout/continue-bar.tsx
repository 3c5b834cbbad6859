import { useTranslations } from "use-intl";
import type { Bundle } from "#contract/checkout.ts";
import { PriceLine } from "#ui/text/price-line.tsx";
import { useMoney } from "#web/texts/formats.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import styles from "./pay-bar.module.css";

/** The chosen bundle and the link to checkout. This does not place an order. */
export function ContinueBar({ bundle, to }: { bundle: Bundle; to: string }) {
  const t = useTranslations("checkout");
  const money = useMoney();
  return (
    <>
      <p className={styles.price}>
        <span>{t("messages", { count: bundle.messages })}</span>
        <PriceLine amount={money(bundle.price)} size="big" />
      </p>
      <LinkButton to={to} size="big" wide>
        {t("choose.onward")}
      </LinkButton>
      <p className={styles.small}>{t("choose.nothingYet")}</p>
    </>
  );
}
