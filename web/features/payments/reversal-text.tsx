import { useTranslations } from "use-intl";
import type { Transaction } from "#contract/payments.ts";
import { useMoney } from "#web/texts/formats.ts";
import { useUser } from "#web/site/use-site.ts";
import { useSupport } from "./use-support.tsx";

/** The refunded amount, and its effect on credits and Premium. */
export function ReversalText({ reversal }: { reversal: NonNullable<Transaction["reversal"]> }) {
  const t = useTranslations("transactions.status.reversal");
  const balanceText = useTranslations("transactions.status.completed");
  const money = useMoney();
  const user = useUser();
  const support = useSupport();
  const { refunded, charged_back: chargedBack, credits, debt, whole } = reversal;
  return (
    <>
      <p>
        {refunded.minor > 0 && t("refunded", { amount: money(refunded) })}{" "}
        {chargedBack.minor > 0 && t("chargedBack", { amount: money(chargedBack) })}
      </p>
      <p>
        {credits > 0 && t("credits", { credits })} {debt > 0 && t("debt", { credits: debt })}{" "}
        {balanceText("balance", { balance: user?.credits ?? 0 })}
      </p>
      {whole && user?.paid_user === false && <p>{t("premium")}</p>}
      <p>{t.rich("contact", support)}</p>
    </>
  );
}
