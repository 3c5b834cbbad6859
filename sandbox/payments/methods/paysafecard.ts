import { markup } from "#server/platform/html.ts";
import { getMinorUnits } from "#sandbox/payments/amounts.ts";
import { spacedNumber } from "#sandbox/payments/cards.ts";
import {
  actionForm,
  cancelForm,
  otherOutcomes,
  payLabel,
  textField,
} from "#sandbox/payments/pages/forms.ts";
import { formatMinor } from "#sandbox/payments/pages/format-payment.ts";
import { chooseLanguage, fill } from "#sandbox/payments/texts.ts";
import type { MethodData } from "./method.ts";

/** The most that one PIN can hold. */
const MOST = 5_000;

/** The PINs the form accepts, with what is left on each, in the payment's currency. */
const pins = [
  { number: "1000000000005000", left: MOST },
  { number: "1000000000000100", left: 100 },
] as const;

export const paysafecard = {
  description: "paysafecard",
  countries: ["NL", "BE", "FR", "IT", "ES", "DE", "AT", "IE", "GB", "CA", "PL", "AU", "NZ", "CH"],
  currencies: ["EUR", "CHF", "GBP", "PLN"],
  minimum: 1,
  maximum: MOST,
  lifeMs: 60 * 60_000,
  sequences: ["oneoff"],
  isFinal: true,
  renderPage(payment, { error }, t) {
    const left = (minor: number) =>
      formatMinor(minor, payment.amount.currency, chooseLanguage(payment.locale));
    return {
      title: fill(t.payWith, { method: t.methods.paysafecard }),
      body: markup`<p>${t.paysafecard.warning}</p>
        ${actionForm(
          payment,
          "pin",
          markup`${textField(t.paysafecard.label, { name: "pin", inputmode: "numeric", maxlength: 19, pattern: "([0-9]{4} ?){4}", ...(error && { error: { id: "pin-error", text: t.errors[error] } }) })}
            <button class="main">${payLabel(payment, t)}</button>`,
        )}
        ${cancelForm(payment, t)}
        <h2>${t.testNumbers}</h2>
        <ul>
          ${pins.map(
            (pin) =>
              markup`<li><code>${spacedNumber(pin.number)}</code>: ${fill(t.paysafecard.left, { amount: left(pin.left) })}</li>`,
          )}
          <li>${t.paysafecard.others}</li>
        </ul>
        ${otherOutcomes(payment, t)}`,
    };
  },
  actions: {
    pin(form, payment) {
      const digits = (form["pin"] ?? "").replace(/\s/g, "");
      const pin = pins.find(({ number }) => number === digits);
      if (!pin) return { is: "invalid", error: "pinUnknown" };
      if (pin.left < getMinorUnits(payment)) return { is: "invalid", error: "pinBalance" };
      return { is: "decided", decision: { status: "paid" } };
    },
  },
  buildDetails: ({ customerReference }) => (customerReference ? { customerReference } : {}),
} as const satisfies MethodData;
