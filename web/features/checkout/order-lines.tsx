import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Bundle } from "#contract/checkout.ts";
import { useMoney, usePercentage } from "#web/texts/formats.ts";
import styles from "./order-lines.module.css";

interface OrderLinesProps {
  readonly bundle: Bundle;
  /** In percent; null if no tax applies. */
  readonly vatPercentage: number | null;
  readonly country?: ReactNode;
}

/** The order by line: items, prices, included tax and total. */
export function OrderLines({ bundle, vatPercentage, country }: OrderLinesProps) {
  const t = useTranslations("checkout");
  const money = useMoney();
  const format = useFormatter();
  const percentage = usePercentage();
  return (
    <dl className={styles.lines}>
      <Line name={t("messages", { count: bundle.messages })}>{money(bundle.price)}</Line>
      <Line name={t("lines.credits")}>{format.number(bundle.credits)}</Line>
      <Line name={t("lines.each")}>{money(bundle.price_per_message)}</Line>
      {country}
      {bundle.vat && vatPercentage !== null && (
        <Line name={t("lines.vat", { rate: percentage(vatPercentage) })}>{money(bundle.vat)}</Line>
      )}
      <div className={styles.total}>
        <dt>{t("lines.total")}</dt>
        <dd>{money(bundle.price)}</dd>
      </div>
    </dl>
  );
}

export function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
