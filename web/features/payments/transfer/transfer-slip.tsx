import { Copy } from "lucide-react";
import { Suspense, lazy } from "react";
import { useTranslations } from "use-intl";
import type { Money } from "#contract/formatting/money.ts";
import type { NextStep } from "#contract/orders.ts";
import { IconButton } from "#ui/action/icon-button.tsx";
import { inlineLinkClass } from "#ui/action/text-link.tsx";
import { showToast } from "#ui/overlay/show-toast.ts";
import { Panel } from "#ui/panel.tsx";
import { useMoney } from "#web/texts/formats.ts";
import { encodeTransfer } from "./encode-transfer.ts";
import panel from "#web/features/payments/receipt.module.css";
import styles from "./transfer-slip.module.css";

const QrCode = lazy(() => import("#ui/qr/qr-code.tsx").then((file) => ({ default: file.QrCode })));

interface TransferSlipProps {
  readonly step: Extract<NextStep, { readonly is: "instructions" }>;
  readonly amount: Money;
}

/** Where to transfer the money to, to type over, to copy, or to scan with a bank's app. */
export function TransferSlip({ step, amount }: TransferSlipProps) {
  const t = useTranslations("payments.transfer");
  const money = useMoney();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: t("copied") });
    } catch {
      // Not allowed, or missing on a page without TLS.
      showToast({ text: t("copyFailed") });
    }
  };
  const { holder, iban, bic, reference } = step.slip;
  const lines = [
    { name: "amount", text: money(amount), copied: (amount.minor / 100).toFixed(2) },
    { name: "holder", text: holder, copied: holder },
    { name: "iban", text: iban.replace(/(.{4})(?=.)/g, "$1 "), copied: iban },
    { name: "reference", text: reference, copied: reference },
    { name: "bic", text: bic, copied: bic },
  ] as const;
  return (
    <Panel className={panel.receipt} aria-label={t("heading")}>
      <h2 className={panel.heading}>{t("heading")}</h2>
      <dl className={styles.lines}>
        {lines.map(({ name, text, copied }) => (
          <div key={name} className={styles.line}>
            <dt>{t(name)}</dt>
            <dd>
              <span className={styles.value}>{text}</span>
              <IconButton name={t("copy", { name: t(name) })} onClick={() => void copy(copied)}>
                <Copy aria-hidden />
              </IconButton>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.scan}>{t("scan")}</p>
      <div className={styles.qr}>
        <Suspense fallback={null}>
          <QrCode text={encodeTransfer(step.slip, amount)} label={t("qr")} />
        </Suspense>
      </div>
      {step.url !== null && (
        <a href={step.url} className={inlineLinkClass}>
          {t("provider")}
        </a>
      )}
    </Panel>
  );
}
