import { markup } from "#server/platform/html.ts";
import { buildConsumer } from "#sandbox/payments/consumer.ts";
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
  renderPage: (payment, _state, t) => ({
    title: t.pendingTitle,
    body: markup`<p>${t.debit.lead}</p>
      ${outcomeForm(payment, "pay", t.settlePaid, "main")}
      ${actionForm(payment, "return", markup`${reasonField(t)}<button>${t.debit.return}</button>`)}`,
  }),
  actions: {
    return(form) {
      const code = form["reason"] ?? "";
      if (!isSepaReason(code)) return { is: "changed", change: {} };
      return { is: "decided", decision: { status: "failed", bankReason: code } };
    },
  },
  buildDetails: (payment) => ({
    ...buildConsumer("NL", payment),
    creditorIdentifier: "NL98ZZZ999999990000",
    transferReference: `SD${payment.id.slice(-12)}`,
    ...(payment.bankReason && {
      bankReasonCode: payment.bankReason,
      bankReason: sepaReasons[payment.bankReason],
    }),
  }),
} as const satisfies MethodData;
