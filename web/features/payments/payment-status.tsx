import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { TransactionStatus } from "#contract/payments.ts";
import { textLinkClass } from "#ui/action/text-link.tsx";
import { paths } from "#web/paths.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import styles from "./payment-status.module.css";
import { PaymentWords } from "./payment-words.tsx";
import { PaymentWay } from "./payment-way.tsx";
import { Receipt } from "./receipt.tsx";
import { usePayment } from "./use-payment.ts";

const icons = { waiting: Clock, good: CircleCheck, bad: CircleAlert } as const;
const tones: Readonly<Record<TransactionStatus, keyof typeof icons>> = {
  loading: "waiting",
  pending: "waiting",
  completed: "good",
  failed: "bad",
  cancelled: "bad",
};

/** How a payment stands, what that means, and the way on; changes by itself while it is undecided. */
export function PaymentStatus({ id }: { id: string }) {
  const t = useTranslations("transactions.status");
  const { payment, error, isFirst } = usePayment(id);
  const title = t(`titles.${payment.status}`);
  const tone = tones[payment.status];
  const Icon = icons[tone];
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div role="status" className={styles.said}>
        <span className={styles.icon} data-tone={tone}>
          <Icon aria-hidden />
        </span>
        <h1>{title}</h1>
        <PaymentWords payment={payment} isFirst={isFirst} error={error} />
      </div>
      <PaymentWay payment={payment} />
      <Receipt payment={payment} />
      <Link to={paths.transactions()} className={textLinkClass}>
        {t("all")}
      </Link>
    </div>
  );
}
