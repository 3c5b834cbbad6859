import { useTranslations } from "use-intl";
import type { Transaction } from "#contract/payments.ts";
import { useMoney } from "#web/texts/formats.ts";
import { useSupport } from "./use-support.tsx";

interface DifferenceTextProps {
  readonly ordered: Transaction["amount"];
  readonly difference: NonNullable<Transaction["difference"]>;
}

/** How a payment differs from its order, that nothing was credited, and where to get help. */
export function DifferenceText({ ordered, difference }: DifferenceTextProps) {
  const t = useTranslations("transactions.status.difference");
  const money = useMoney();
  const support = useSupport();
  const { kind, received } = difference;
  const reason =
    kind === "order"
      ? t("order")
      : received === null
        ? t("currency", { ordered: money(ordered) })
        : t("amount", { ordered: money(ordered), received: money(received) });
  return (
    <>
      <p>
        {reason} {t("notAdded")}
      </p>
      <p>{t.rich("contact", support)}</p>
    </>
  );
}
