import { useTranslations } from "use-intl";
import type { Bundle } from "#contract/checkout.ts";
import { Button } from "#ui/action/button.tsx";
import { PriceLine } from "#ui/text/price-line.tsx";
import { errorCode } from "#web/api/api.ts";
import { useMoney, usePercentage } from "#web/texts/formats.ts";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { ErrorNote } from "#web/site/error-note.tsx";
import styles from "./pay-bar.module.css";

interface PayBarProps {
  readonly bundle: Bundle;
  readonly vatPercentage: number | null;
  readonly busy: boolean;
  /** Error of the last attempt; null if it succeeded. */
  readonly error: unknown;
  readonly onPay: () => void;
}

/**
 * The full price and the pay button. The law fixes the button's text (Directive 2011/83/EU article
 * 8(2)), so the price is above it.
 */
export function PayBar({ bundle, vatPercentage, busy, error, onPay }: PayBarProps) {
  const t = useTranslations("checkout");
  const money = useMoney();
  const percentage = usePercentage();
  const rate = vatPercentage === null ? null : percentage(vatPercentage);
  return (
    <>
      {error !== null && (
        <ErrorNote error={error}>
          {!mentioning.includes(errorCode(error)) && t("pay.nothingPaid")}
        </ErrorNote>
      )}
      <p className={styles.price}>
        <span>{t("credits", { count: bundle.credits })}</span>
        <PriceLine
          amount={money(bundle.price)}
          size="big"
          detail={rate === null ? undefined : t("pay.vatInside", { rate })}
        />
      </p>
      <NoScriptNote />
      <Button
        variant="primary"
        size="big"
        wide
        busy={busy}
        busyText={t("pay.busy")}
        onClick={onPay}
      >
        {t("payButton")}
      </Button>
      <p className={styles.small}>{t("pay.once")}</p>
    </>
  );
}

/** The messages of these errors already say that nothing was paid. */
const mentioning: readonly unknown[] = [
  "order_id_used",
  "order_expired",
  "price_changed",
  "method_unavailable",
  "payment_unavailable",
  "unavailable",
];
