import { markup } from "#server/platform/html.ts";
import { hashSeed } from "#sandbox/payments/consumer.ts";
import {
  buttonForm,
  cancelForm,
  otherOutcomes,
  outcomeForm,
  payLabel,
} from "#sandbox/payments/pages/forms.ts";
import { fill } from "#sandbox/payments/texts.ts";
import { creditcard } from "./creditcard.ts";
import type { MethodData } from "./method.ts";

/** The demo's only account holder. */
const NAME = "Robin Proef";

export const paypal = {
  description: "PayPal",
  countries: null,
  currencies: creditcard.currencies,
  minimum: 1,
  maximum: 800_000,
  lifeMs: 3 * 60 * 60_000,
  sequences: ["oneoff", "first", "recurring"],
  mandate: "paypal",
  renderPage(payment, _state, t) {
    const loggedIn = payment.stage?.name === "approve";
    const end = markup`${cancelForm(payment, t)}${otherOutcomes(payment, t)}`;
    const login = { path: "login", name: "login", value: "demo" };
    return {
      title: fill(t.payWith, { method: t.methods.paypal }),
      body: loggedIn
        ? markup`<p>${fill(t.paypal.lead, { name: NAME })}</p>
            ${outcomeForm(payment, "pay", payLabel(payment, t), "main")}${end}`
        : markup`<p>${fill(t.paypal.loginLead, { name: NAME })}</p>
            ${buttonForm(payment, login, fill(t.paypal.login, { name: NAME }), "main")}${end}`,
    };
  },
  actions: { login: () => ({ is: "changed", change: { stage: { name: "approve" } } }) },
  buildDetails: (payment) =>
    payment.status === "paid"
      ? {
          consumerName: NAME,
          consumerAccount: `robin.${hashSeed(payment).slice(0, 6)}@proef.example`,
          paypalReference: payment.id.slice(-17).toUpperCase(),
          paypalPayerId: hashSeed(payment).slice(0, 13).toUpperCase(),
          sellerProtection: "Eligible",
        }
      : {},
} as const satisfies MethodData;
