import { markup } from "#server/platform/html.ts";
import { buildConsumer, buildIban } from "#sandbox/payments/consumer.ts";
import { BANK_TRANSFER_DAYS } from "#sandbox/payments/due-date.ts";
import type { SandboxPayment } from "#sandbox/payments/payment.ts";
import { backLink, cancelForm, otherOutcomes, outcomeForm } from "#sandbox/payments/pages/forms.ts";
import {
  formatDay,
  formatPaymentAmount,
  getMerchantName,
} from "#sandbox/payments/pages/format-payment.ts";
import { chooseLanguage, fill } from "#sandbox/payments/texts.ts";
import type { MethodData } from "./method.ts";

const bank = {
  bankName: "Stichting Oefenbetalingen",
  bankAccount: buildIban("NL", "0000000001"),
  bankBic: "TESTNL2A",
} as const;

export const banktransfer = {
  description: "Bank transfer",
  countries: null,
  currencies: ["EUR"],
  minimum: 1,
  maximum: 100_000_000,
  lifeMs: BANK_TRANSFER_DAYS * 24 * 60 * 60_000,
  sequences: ["oneoff"],
  isCancelable: true,
  buildQrText: buildTransferCode,
  renderPage(payment, _state, t) {
    const language = chooseLanguage(payment.locale);
    const amount = formatPaymentAmount(payment, language);
    return {
      title: t.transfer.title,
      body: markup`<p>${fill(t.transfer.lead, { date: formatDay(payment.expiresAt, language) })}</p>
        <dl>
          <dt>${t.transfer.beneficiary}</dt>
          <dd>${bank.bankName}</dd>
          <dt>IBAN</dt>
          <dd><code>${bank.bankAccount}</code></dd>
          <dt>BIC</dt>
          <dd><code>${bank.bankBic}</code></dd>
          <dt>${t.transfer.reference}</dt>
          <dd><code>${referenceOf(payment)}</code></dd>
        </dl>
        <p><img class="qr" src="/qr/${payment.token}.svg" alt="${t.transfer.qr}" width="180" height="180" /></p>
        <p>${fill(t.transfer.bookLead, { merchant: getMerchantName(payment) })}</p>
        ${outcomeForm(payment, "pay", fill(t.transfer.book, { amount }), "main")}
        ${outcomeForm(payment, "pay_half", t.transfer.bookHalf, "plain")}
        ${backLink(payment, t)}${cancelForm(payment, t)}
        ${otherOutcomes(payment, t, ["pay_lost", "pay_twice", "expire"])}`,
    };
  },
  buildDetails: (payment) => ({
    ...bank,
    transferReference: referenceOf(payment),
    ...(payment.status === "paid" && buildConsumer("NL", payment)),
  }),
} as const satisfies MethodData;

/** The reference the payer puts on the transfer, in the shape of Mollie's. */
function referenceOf({ token }: SandboxPayment): string {
  const digits = String(Number.parseInt(token.slice(0, 12), 16))
    .padStart(14, "0")
    .slice(-14);
  const groups = [digits.slice(2, 6), digits.slice(6, 10), digits.slice(10)];
  return `RF${digits.slice(0, 2)}-${groups.join("-")}`;
}

/** The European Payments Council's code, which banking apps scan to fill in a transfer. */
function buildTransferCode(payment: SandboxPayment): string {
  const { value, currency } = payment.amount;
  const { bankBic, bankName, bankAccount } = bank;
  const lines = ["BCD", "002", "1", "SCT", bankBic, bankName, bankAccount, `${currency}${value}`];
  return [...lines, "", "", referenceOf(payment)].join("\n");
}
