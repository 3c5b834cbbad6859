import { CircleAlert, CircleCheck, CircleMinus, Clock, Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { paths } from "#contract/paths.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { TextLink } from "#web/site/links/text-link.tsx";
import { PaymentAction } from "./payment-action.tsx";
import { outcomeOf } from "./payment-outcome.ts";
import type { PaymentOutcome } from "./payment-outcome.ts";
import styles from "./payment-status.module.css";
import { PaymentText } from "./payment-text.tsx";
import { Receipt } from "./receipt.tsx";
import { TransferSlip } from "./transfer/transfer-slip.tsx";
import { usePayment } from "./use-payment.ts";

const marks = {
  waiting: { icon: Clock, tone: "calm" },
  done: { icon: CircleCheck, tone: "good" },
  stopped: { icon: CircleMinus, tone: "calm" },
  returned: { icon: Undo2, tone: "calm" },
  wrong: { icon: CircleAlert, tone: "bad" },
} as const;

const markOf: Readonly<Record<PaymentOutcome, keyof typeof marks>> = {
  loading: "waiting",
  pending: "waiting",
  transfer: "waiting",
  completed: "done",
  failed: "wrong",
  cancelled: "stopped",
  differs: "wrong",
  refunded: "returned",
  partly_refunded: "returned",
  charged_back: "wrong",
  partly_charged_back: "wrong",
};

/** The state of a payment, its meaning and the next step; polls while the payment is undecided. */
export function PaymentStatus({ id }: { id: string }) {
  const t = useTranslations("payments.status");
  const { payment, error, isFirst } = usePayment(id);
  const outcome = outcomeOf(payment);
  const title = t(`titles.${outcome}`);
  const { icon: Icon, tone } = marks[markOf[outcome]];
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div role="status" className={styles.status}>
        <span className={styles.icon} data-tone={tone}>
          <Icon aria-hidden />
        </span>
        <h1>{title}</h1>
        <PaymentText payment={payment} isFirst={isFirst} error={error} />
      </div>
      {payment.next?.is === "instructions" && (
        <TransferSlip step={payment.next} amount={payment.amount} />
      )}
      <PaymentAction payment={payment} />
      <Receipt payment={payment} />
      <TextLink to={paths.transactions()}>{t("all")}</TextLink>
    </div>
  );
}
