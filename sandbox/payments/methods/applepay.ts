import { markup } from "#server/platform/html.ts";
import { cancelForm, otherOutcomes, outcomeForm } from "#sandbox/payments/pages/forms.ts";
import { fill } from "#sandbox/payments/texts.ts";
import { creditcard } from "./creditcard.ts";
import type { MethodData } from "./method.ts";

export const applepay = {
  description: "Apple Pay",
  countries: null,
  currencies: creditcard.currencies,
  minimum: 1,
  maximum: 1_000_000,
  lifeMs: 30 * 60_000,
  sequences: ["oneoff", "first"],
  mandate: "creditcard",
  isWallet: true,
  renderPage: (payment, _state, t) => ({
    title: fill(t.payWith, { method: t.methods.applepay }),
    body: markup`<div class="sheet">
        <p>${t.applepay.lead}</p>
        ${outcomeForm(payment, "pay", t.applepay.approve, "main")}
      </div>
      ${cancelForm(payment, t)}${otherOutcomes(payment, t)}`,
  }),
  buildDetails: ({ status, id }) =>
    status === "paid"
      ? {
          wallet: "applepay",
          cardNumber: "4242",
          cardLabel: "Visa",
          cardFingerprint: `applepay_${id}`,
          cardSecurity: "3dsecure",
          feeRegion: "intra-eu",
        }
      : {},
} as const satisfies MethodData;
