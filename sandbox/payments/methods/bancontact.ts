import { markup } from "#server/platform/html.ts";
import { bancontactCards } from "#sandbox/payments/cards.ts";
import { buildConsumer } from "#sandbox/payments/consumer.ts";
import { buildShortCode } from "#sandbox/payments/payment.ts";
import { cancelForm, otherOutcomes, outcomeForm } from "#sandbox/payments/pages/forms.ts";
import { fill } from "#sandbox/payments/texts.ts";
import { buildCardActions, cardForm, describeCard } from "./card-steps.ts";
import type { MethodData } from "./method.ts";

export const bancontact = {
  description: "Bancontact",
  countries: ["BE"],
  currencies: ["EUR"],
  minimum: 2,
  maximum: 5_000_000,
  lifeMs: 60 * 60_000,
  sequences: ["oneoff", "first"],
  mandate: "directdebit",
  buildQrText: ({ token }, root) => `${root}/checkout/${token}`,
  renderPage(payment, state, t) {
    const words = t.bancontact;
    return {
      title: fill(t.payWith, { method: t.methods.bancontact }),
      body: markup`<h2>${words.app}</h2>
        <p>${fill(words.appLead, { code: buildShortCode(payment, 1) })}</p>
        <p><img class="qr" src="/qr/${payment.token}.svg" alt="${words.qr}" width="180" height="180" /></p>
        ${outcomeForm(payment, "pay", words.appApprove, "main")}
        <h2>${words.card}</h2>
        ${cardForm(payment, state, t, bancontactCards)}${cancelForm(payment, t)}
        ${otherOutcomes(payment, t)}`,
    };
  },
  actions: buildCardActions(bancontactCards),
  buildDetails: (payment) => ({
    ...describeCard(payment),
    ...(payment.status === "paid" && buildConsumer("BE", payment)),
  }),
} as const satisfies MethodData;
