import { markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import type { SandboxPayment } from "#sandbox/payments/payment.ts";
import { sepaReasonCodes } from "#sandbox/payments/sepa-reasons.ts";
import { chooseLanguage, fill } from "#sandbox/payments/texts.ts";
import type { Texts } from "#sandbox/payments/texts.ts";
import { formatPaymentAmount, getMerchantName } from "./format-payment.ts";

type Look = "main" | "plain" | "quiet";

/** A form that posts to the payment's own address. */
export function actionForm({ token }: SandboxPayment, path: string, body: Html): Html {
  return markup`<form method="post" action="/checkout/${token}/${path}">${body}</form>`;
}

export function buttonForm(
  payment: SandboxPayment,
  { path, name, value }: { readonly path: string; readonly name: string; readonly value: string },
  label: string,
  look: Look = "plain",
): Html {
  const button = markup`<button class="${look}" name="${name}" value="${value}">${label}</button>`;
  return actionForm(payment, path, button);
}

export function outcomeForm(
  payment: SandboxPayment,
  outcome: string,
  label: string,
  look: Look,
): Html {
  return buttonForm(payment, { path: "outcome", name: "outcome", value: outcome }, label, look);
}

export function payLabel(payment: SandboxPayment, t: Texts): string {
  return fill(t.pay, { amount: formatPaymentAmount(payment, chooseLanguage(payment.locale)) });
}

export function cancelForm(payment: SandboxPayment, t: Texts): Html {
  return outcomeForm(payment, "cancel", t.cancel, "quiet");
}

const everyOutcome = ["fail", "pending", "pay_lost", "pay_twice", "pay_half", "expire"] as const;

/** What else can happen to a payment, behind a heading that opens. */
export function otherOutcomes(
  payment: SandboxPayment,
  t: Texts,
  outcomes: readonly (typeof everyOutcome)[number][] = everyOutcome,
): Html {
  return markup`<details>
    <summary>${t.others}</summary>
    <p>${t.othersLead}</p>
    ${outcomes.map((outcome) => outcomeForm(payment, outcome, t.outcomes[outcome], "plain"))}
  </details>`;
}

export function backLink(payment: SandboxPayment, t: Texts): Html | null {
  if (payment.redirectUrl === null) return null;
  const label = fill(t.back, { merchant: getMerchantName(payment) });
  return markup`<p><a class="button" href="${payment.redirectUrl}">${label}</a></p>`;
}

interface Field {
  readonly name: string;
  readonly maxlength: number;
  readonly inputmode?: "numeric";
  readonly pattern?: string;
  readonly error?: { readonly id: string; readonly text: string };
}

/** A required text field, with its error above it. */
export function textField(
  label: string,
  { name, maxlength, inputmode, pattern, error }: Field,
): Html {
  return markup`${error ? markup`<p class="error" role="alert" id="${error.id}">${error.text}</p>` : null}
    <label
      >${label}
      <input
        name="${name}"
        autocomplete="off"
        required
        maxlength="${maxlength}"
        ${inputmode ? markup`inputmode="${inputmode}"` : null}
        ${pattern ? markup`pattern="${pattern}"` : null}
        ${error ? markup`autofocus aria-invalid="true" aria-describedby="${error.id}"` : null}
    /></label>`;
}

/** Why the bank takes a direct debit back. */
export function reasonField(t: Texts): Html {
  return markup`<label
    >${t.debit.reason}
    <select name="reason">
      ${sepaReasonCodes.map((code) => markup`<option value="${code}">${code}: ${t.debit.reasons[code]}</option>`)}
    </select></label
  >`;
}
