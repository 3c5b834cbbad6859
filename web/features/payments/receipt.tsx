import { useTranslations } from "use-intl";
import type { Transaction } from "#contract/payments.ts";
import { Panel } from "#ui/panel.tsx";
import { useMoney, useDateFormat, usePercentage } from "#web/texts/formats.ts";
import styles from "./receipt.module.css";

/** The order with its amount, date, method and refund. */
export function Receipt({ payment }: { payment: Transaction }) {
  const t = useTranslations("payments.receipt");
  const titles = useTranslations("payments.status.titles");
  const money = useMoney();
  const percentage = usePercentage();
  const date = useDateFormat();
  const { vat, vat_percentage: rate, difference, reversal } = payment;
  const received = difference?.received;
  const lines = [
    [t("ordered"), t("credits", { count: payment.credits })],
    [t("amount"), money(payment.amount)],
    ...(vat && rate !== null ? [[t("vat", { rate: percentage(rate) }), money(vat)]] : []),
    [t("method"), payment.method_name],
    // The heading of a cancelled payment does not call it a failure.
    ...(payment.status === "cancelled" ? [[t("status"), titles("failed")]] : []),
    [t("at"), date(new Date(payment.ordered_at), MOMENT)],
    ...(received ? [[t("received"), money(received)]] : []),
    ...(reversal && reversal.refunded.minor > 0 ? [[t("refunded"), money(reversal.refunded)]] : []),
    ...(reversal && reversal.charged_back.minor > 0
      ? [[t("chargedBack"), money(reversal.charged_back)]]
      : []),
    // Support asks for the payment number.
    ...(difference || reversal ? [[t("number"), payment.payment_id]] : []),
  ];
  return (
    <Panel className={styles.receipt} aria-label={t("heading")}>
      <h2 className={styles.heading}>{t("heading")}</h2>
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const MOMENT = { dateStyle: "long", timeStyle: "short" } as const;
