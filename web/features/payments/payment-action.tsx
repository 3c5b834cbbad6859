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
        payment.checkout_url !== null && (
          <a href={payment.checkout_url} className={buttonClass({ variant: "quiet" })}>
            {t("goOnPaying")}
          </a>
        )
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
          <LinkButton
            to={paths.creditsBundle(payment.bundle, undefined, { country: payment.country, next })}
            size="big"
          >
            {t("tryAnother")}
          </LinkButton>
          {next !== "/" && (
            <LinkButton to={next} size="big" variant="quiet">
              {t("completed.back")}
            </LinkButton>
          )}
        </div>
      );
  }
}
