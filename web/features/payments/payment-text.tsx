import { useTranslations } from "use-intl";
import type { Transaction } from "#contract/payments.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { useUser } from "#web/site/use-site.ts";
import { DifferenceText } from "./difference-text.tsx";
import styles from "./payment-status.module.css";
import { ReversalText } from "./reversal-text.tsx";

interface PaymentTextProps {
  readonly payment: Transaction;
  /** Whether this purchase made the member Premium. */
  readonly isFirst: boolean;
  /** Error of the last attempt to load the payment; null if it succeeded. */
  readonly error: unknown;
}

/** What a payment's state means for the member: what was charged and what they have now. */
export function PaymentText({ payment, isFirst, error }: PaymentTextProps) {
  const { difference, reversal } = payment;
  if (!difference && !reversal) return <StatusText {...{ payment, isFirst, error }} />;
  return (
    <>
      {difference && <DifferenceText ordered={payment.amount} difference={difference} />}
      {reversal && <ReversalText reversal={reversal} />}
    </>
  );
}

function StatusText({ payment, isFirst, error }: PaymentTextProps) {
  const t = useTranslations("transactions.status");
  const failures = useTranslations("credits.failures");
  const errorText = useErrorText();
  switch (payment.status) {
    case "loading":
    case "pending":
      return (
        <>
          <p>{t(`texts.${payment.status}`)}</p>
          <p>{t("leave")}</p>
          {error !== null && (
            <p>
              {errorText(error)} {t("stillChecking")}
            </p>
          )}
        </>
      );
    case "completed":
      return <Credited credits={payment.credits} isFirst={isFirst} />;
    case "failed":
      return (
        <p>
          {failures(payment.failure ?? "unknown")} {t("nothingCharged")}
        </p>
      );
    case "cancelled":
      return (
        <>
          <p>{t("titles.failed")}</p>
          <p>
            {t("texts.cancelled")} {t("nothingCharged")}
          </p>
        </>
      );
  }
}

function Credited({ credits, isFirst }: { credits: number; isFirst: boolean }) {
  const t = useTranslations("transactions.status.completed");
  const balance = useUser()?.credits ?? 0;
  return (
    <>
      <p>
        {t("credited", { credits })} {t("balance", { balance })}
      </p>
      {isFirst && (
        <div className={styles.premium}>
          <h2>{t("premium")}</h2>
          <p>{t("unlocked")}</p>
        </div>
      )}
    </>
  );
}
