import { markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import { getMethod, listPayable } from "#sandbox/payments/methods.ts";
import type { MethodPage, PageState } from "#sandbox/payments/methods/method.ts";
import { isUndecided } from "#sandbox/payments/payment.ts";
import type { SandboxPayment } from "#sandbox/payments/payment.ts";
import { hasReason, listReversals } from "#sandbox/payments/reverse-payment.ts";
import type { Reversal } from "#sandbox/payments/reverse-payment.ts";
import { chooseLanguage, textsIn } from "#sandbox/payments/texts.ts";
import type { Texts } from "#sandbox/payments/texts.ts";
import { actionForm, backLink, buttonForm, outcomeForm, reasonField } from "./forms.ts";
import { formatMinor, formatPaymentAmount, getMerchantName } from "./format-payment.ts";
import { renderPage } from "./page-frame.ts";

/** A payment's page: choose a method, pay, or see the result. */
export function checkoutPage(payment: SandboxPayment, state: PageState): string {
  const language = chooseLanguage(payment.locale);
  const t = textsIn(language);
  const { body, title } = pageOf(payment, state, t);
  return renderPage({ language, t, title }, markup`${summary(payment, t, language)}${body}`);
}

function pageOf(payment: SandboxPayment, state: PageState, t: Texts): MethodPage {
  if (state.lost) return { title: t.lostTitle, body: markup`<p>${t.lostLead}</p>` };
  if (!isUndecided(payment))
    return { title: t.states[payment.status], body: decided(payment, state, t) };
  const { method, status } = payment;
  if (method === null) return { title: t.chooseMethod, body: methodChoice(payment, t) };
  // A direct debit is pending from the start, so its own page decides it.
  if (status === "pending" && method !== "directdebit") {
    return { title: t.pendingTitle, body: pending(payment, t) };
  }
  return getMethod(method).renderPage(payment, state, t);
}

function summary(payment: SandboxPayment, t: Texts, language: string): Html {
  const backOf = (minor: number, name: string) =>
    minor > 0
      ? markup`<dt>${name}</dt>
          <dd>${formatMinor(minor, payment.amount.currency, language)}</dd>`
      : null;
  return markup`<dl>
    <dt>${t.merchant}</dt>
    <dd>${getMerchantName(payment)}</dd>
    <dt>${t.description}</dt>
    <dd>${payment.description}</dd>
    <dt>${t.amount}</dt>
    <dd class="amount">${formatPaymentAmount(payment, language)}</dd>
    ${backOf(payment.refunded, t.refunded)} ${backOf(payment.chargedBack, t.chargedBack)}
  </dl>`;
}

function methodChoice(payment: SandboxPayment, t: Texts): Html {
  return markup`${listPayable(payment).map((id) =>
    buttonForm(payment, { path: "method", name: "method", value: id }, t.methods[id]),
  )}`;
}

function pending(payment: SandboxPayment, t: Texts): Html {
  return markup`<p>${t.pendingLead}</p>
    ${outcomeForm(payment, "pay", t.settlePaid, "main")}
    ${outcomeForm(payment, "fail", t.settleFailed, "plain")}${backLink(payment, t)}`;
}

function decided(payment: SandboxPayment, { at }: PageState, t: Texts): Html {
  if (payment.status !== "paid") return markup`<p>${t.decidedLead}</p> ${backLink(payment, t)}`;
  const { currency } = payment.amount;
  const language = chooseLanguage(payment.locale);
  const parts = [
    ...payment.refunds.map(
      ({ id, minor, status }) =>
        markup`<li>${t.refund}, ${formatMinor(minor, currency, language)}: ${t.refundStates[status]} <code>${id}</code></li>`,
    ),
    ...payment.chargebacks.map(
      ({ id, minor, reason, reversedAt }) =>
        markup`<li>${t.chargeback}, ${formatMinor(minor, currency, language)}${reason && ` (${reason})`}${reversedAt && `: ${t.reversed}`} <code>${id}</code></li>`,
    ),
  ];
  const possible = listReversals(payment, at);
  const shown = groups
    .map((names) => names.filter((name) => possible.includes(name)))
    .filter((names) => names.length > 0);
  return markup`${backLink(payment, t)} ${parts.length > 0 ? markup`<ul>${parts}</ul>` : null}
    <details open>
      <summary>${t.reversalsTitle}</summary>
      ${shown.map((names) => reversalForm(payment, names, t))}
    </details>`;
}

/** The buttons that share a form. */
const groups: readonly (readonly Reversal[])[] = [
  ["refund_part", "refund", "fail_refund"],
  ["charge_back_part", "charge_back", "withdraw"],
];

/** A bank gives a reason for taking a direct debit back. */
function reversalForm(payment: SandboxPayment, names: readonly Reversal[], t: Texts): Html {
  const showsReason = names.includes("charge_back") && hasReason(payment);
  const buttons = names.map(
    (name) => markup`<button name="reversal" value="${name}">${t.reversals[name]}</button>`,
  );
  return actionForm(payment, "reversal", markup`${showsReason ? reasonField(t) : null}${buttons}`);
}
