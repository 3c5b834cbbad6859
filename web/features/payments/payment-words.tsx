import { useTranslations } from "use-intl";
import type { Transaction } from "#contract/payments.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { useUser } from "#web/site/use-site.ts";
import styles from "./payment-status.module.css";

interface PaymentWordsProps {
  readonly payment: Transaction;
  /** By it she became Premium. */
  readonly isFirst: boolean;
  /** The last time it was asked after, no answer came; null where one did. */
  readonly error: unknown;
}

/** What a payment's state means for her: what was charged, what she has now, whether she must wait. */
export function PaymentWords({ payment, isFirst, error }: PaymentWordsProps) {
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
              {errorText(error)} {t("stillAsking")}
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
        <p>
          {t("texts.cancelled")} {t("nothingCharged")}
        </p>
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
