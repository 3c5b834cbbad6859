import { useFormatter, useTranslations } from "use-intl";
import type { Transaction } from "#contract/payments.ts";
import { Panel } from "#ui/panel.tsx";
import { useMoney } from "#web/features/credits/use-money.ts";
import { useDateFormat } from "#web/texts/use-date-format.ts";
import styles from "./receipt.module.css";

/** What was ordered, for how much, when and by what. */
export function Receipt({ payment }: { payment: Transaction }) {
  const t = useTranslations("transactions.receipt");
  const money = useMoney();
  const format = useFormatter();
  const date = useDateFormat();
  const { vat, vat_percentage: rate } = payment;
  const lines = [
    [t("ordered"), t("credits", { count: payment.credits })],
    [t("amount"), money(payment.amount)],
    ...(vat && rate !== null
      ? [[t("vat", { rate: format.number(rate / 100, PERCENT) }), money(vat)]]
      : []),
    [t("method"), payment.method_name],
    [t("at"), date(new Date(payment.ordered_at), MOMENT)],
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

const PERCENT = { style: "percent", maximumFractionDigits: 1 } as const;
const MOMENT = { dateStyle: "long", timeStyle: "short" } as const;
