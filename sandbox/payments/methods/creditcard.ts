import { markup } from "#server/platform/html.ts";
import { testCards } from "#sandbox/payments/cards.ts";
import { cancelForm, otherOutcomes } from "#sandbox/payments/pages/forms.ts";
import { authenticatePage, buildCardActions, cardForm, describeCard } from "./card-steps.ts";
import type { MethodData } from "./method.ts";

export const creditcard = {
  description: "Credit card",
  countries: null,
  currencies: ["EUR", "GBP", "USD", "CAD", "AUD", "NZD", "CHF", "PLN"],
  minimum: 1,
  maximum: 1_000_000,
  lifeMs: 30 * 60_000,
  sequences: ["oneoff", "first", "recurring"],
  mandate: "creditcard",
  renderPage(payment, state, t) {
    if (payment.stage?.name === "authenticate") return authenticatePage(payment, t);
    return {
      title: t.cardTitle,
      body: markup`${cardForm(payment, state, t, testCards)}${cancelForm(payment, t)}
        ${otherOutcomes(payment, t)}`,
    };
  },
  actions: buildCardActions(testCards),
  buildDetails: describeCard,
} as const satisfies MethodData;
