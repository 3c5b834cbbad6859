import { useTranslations } from "use-intl";
import type { ReactNode } from "react";
import type { Transaction } from "#contract/payments.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { useUser, useSettings } from "#web/site/use-site.ts";
import { useMoney } from "#web/texts/formats.ts";
import { inlineLinkClass } from "#ui/action/text-link.tsx";
import styles from "./payment-status.module.css";

interface PaymentTextProps {
  readonly payment: Transaction;
  /** Whether this purchase made the member Premium. */
  readonly isFirst: boolean;
  /** Error of the last attempt to load the payment; null if it succeeded. */
  readonly error: unknown;
}

/** What a payment's state means for the member: what was charged and what they have now. */
export function PaymentText({ payment, isFirst, error }: PaymentTextProps) {
  const { difference, surplus, reversal } = payment;
  return (
    <>
      {!difference && !reversal && <StatusText {...{ payment, isFirst, error }} />}
      {surplus && <SurplusText surplus={surplus} />}
      {difference && <DifferenceText ordered={payment.amount} difference={difference} />}
      {reversal && <ReversalText reversal={reversal} />}
    </>
  );
}

/** The order was paid twice: its second payment is given back. */
function SurplusText({ surplus }: { surplus: NonNullable<Transaction["surplus"]> }) {
  const t = useTranslations("payments.status");
  const money = useMoney();
  return <p>{t("surplus", { amount: money(surplus) })}</p>;
}

function StatusText({ payment, isFirst, error }: PaymentTextProps) {
  const t = useTranslations("payments.status");
  const failures = useTranslations("checkout.failures");
  const errorText = useErrorText();
  const isTransfer = payment.next?.is === "instructions";
  switch (payment.status) {
    case "loading":
    case "pending":
      return (
        <>
          <p>{t(`texts.${isTransfer ? "transfer" : payment.status}`)}</p>
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
        <p>
          {t("texts.cancelled")} {t("nothingCharged")}
        </p>
      );
  }
}

function Credited({ credits, isFirst }: { credits: number; isFirst: boolean }) {
  const t = useTranslations("payments.status.completed");
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

interface DifferenceTextProps {
  readonly ordered: Transaction["amount"];
  readonly difference: NonNullable<Transaction["difference"]>;
}

/** How a payment differs from its order, that nothing was credited, and where to get help. */
function DifferenceText({ ordered, difference }: DifferenceTextProps) {
  const t = useTranslations("payments.status.difference");
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

/** The refunded amount, and its effect on credits and Premium. */
function ReversalText({ reversal }: { reversal: NonNullable<Transaction["reversal"]> }) {
  const t = useTranslations("payments.status.reversal");
  const balanceText = useTranslations("payments.status.completed");
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

/** Values for texts with the support address: `<mail>{email}</mail>`. */
function useSupport() {
  const { support_email: email } = useSettings();
  const mail = (words: ReactNode) => (
    <a href={`mailto:${email}`} className={inlineLinkClass}>
      {words}
    </a>
  );
  return { email, mail };
}
