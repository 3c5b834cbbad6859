import { markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import type { SandboxPayment } from "#sandbox/payments/payment.ts";
import type { Texts } from "#sandbox/payments/texts.ts";
import { isSepaReason, sepaReasons } from "#sandbox/payments/sepa-reasons.ts";
import { actionForm, outcomeForm, reasonField } from "#sandbox/payments/pages/forms.ts";
import type { MethodData } from "./method.ts";

export const directdebit = {
  description: "SEPA Direct Debit",
  countries: null,
  currencies: ["EUR"],
  minimum: 1,
  maximum: 100_000,
  lifeMs: 5 * 24 * 60 * 60_000,
  sequences: ["recurring"],
  isCancelable: true,
  renderPage: (payment, _state, t) => ({
    title: t.pendingTitle,
    body: markup`<p>${t.debit.lead}</p>
      ${debitForms(payment, t)}`,
  }),
  actions: {
    return(form) {
      const code = form["reason"] ?? "";
      if (!isSepaReason(code)) return { is: "changed", change: {} };
      return { is: "decided", decision: { status: "failed", bankReason: code } };
    },
  },
  buildDetails: (payment) => ({
    ...payment.debit,
    dueDate: payment.settlesAt?.slice(0, 10) ?? null,
    endToEndIdentifier: payment.id,
    creditorIdentifier: "NL98ZZZ999999990000",
    transferReference: `SD${payment.id.slice(-12)}`,
    ...(payment.bankReason && {
      bankReasonCode: payment.bankReason,
      bankReason: sepaReasons[payment.bankReason],
    }),
  }),
} as const satisfies MethodData;

/** What the bank can do with a direct debit that is pending. */
export function debitForms(payment: SandboxPayment, t: Texts): Html {
  return markup`${outcomeForm(payment, "pay", t.settlePaid, "main")}
    ${actionForm(payment, "return", markup`${reasonField(t)}<button>${t.debit.return}</button>`)}`;
}
