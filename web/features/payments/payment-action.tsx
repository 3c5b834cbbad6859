import { useTranslations } from "use-intl";
import type { Transaction } from "#contract/payments.ts";
import { buttonClass } from "#ui/action/button.tsx";
import { nextAddress, paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useNextAfterPayment } from "./next-after-payment.ts";
import styles from "./payment-status.module.css";

/** The next step: the previous page, another payment method, or the provider's page. */
export function PaymentAction({ payment }: { payment: Transaction }) {
  const t = useTranslations("payments.status");
  const remembered = useNextAfterPayment(payment.payment_id);
  const next = nextAddress(new URLSearchParams(remembered === null ? "" : { next: remembered }));
  if (payment.difference || payment.reversal?.whole) return null;
  switch (payment.status) {
    case "loading":
    case "pending":
      return (
        <div className={styles.actions}>
          {payment.next?.is === "redirect" && (
            <a href={payment.next.url} className={buttonClass({ size: "big" })}>
              {t("goOnPaying")}
            </a>
          )}
          {payment.retry_until !== null && <AnotherMethod {...{ payment, next }} variant="quiet" />}
        </div>
      );
    case "completed":
      return (
        <LinkButton to={next === "/" ? paths.members() : next} size="big">
          {t(next === "/" ? "completed.onward" : "completed.back")}
        </LinkButton>
      );
    case "failed":
    case "cancelled":
      return (
        <div className={styles.actions}>
          <AnotherMethod {...{ payment, next }} variant="primary" />
          {next !== "/" && (
            <LinkButton to={next} size="big" variant="quiet">
              {t("completed.back")}
            </LinkButton>
          )}
        </div>
      );
  }
}

interface AnotherMethodProps {
  readonly payment: Transaction;
  /** The address to return to after the payment. */
  readonly next: string;
  readonly variant: "primary" | "quiet";
}

/** Leads to the checkout: of the same order while its price holds, else of a new one. */
function AnotherMethod({ payment, next, variant }: AnotherMethodProps) {
  const t = useTranslations("payments.status");
  const { bundle, country, payment_id, retry_until } = payment;
  const order = retry_until === null ? undefined : payment_id;
  return (
    <LinkButton
      to={paths.creditsBundle(bundle, undefined, { country, next, order })}
      size="big"
      variant={variant}
    >
      {t("tryAnother")}
    </LinkButton>
  );
}
