import { markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import { spacedNumber, testCards } from "./cards.ts";
import { sandboxBanks, sandboxMethodIds } from "./methods.ts";
import { renderPage } from "./page-frame.ts";
import type { SandboxPayment } from "./payment.ts";
import { listReversals } from "./reverse-payment.ts";
import { fill, chooseLanguage, textsIn } from "./texts.ts";
import type { Texts } from "./texts.ts";

/** What a page shows in addition to its payment. */
export interface PageState {
  /** The payer entered a number that is not a test card. */
  readonly cardUnknown?: boolean;
  /** Paid, but the redirect back to the shop is simulated as lost. */
  readonly lost?: boolean;
}

/** A payment's page: choose a method, pay, or see the result. */
export function checkoutPage(payment: SandboxPayment, words: PageState = {}): string {
  const language = chooseLanguage(payment.locale);
  const t = textsIn(language);
  const [title, body] = bodyOf(payment, words, t);
  return renderPage({ language, t, title }, markup`${summary(payment, t, language)}${body}`);
}

/** The amount in the payer's language. */
export function formatPaymentAmount(
  { amount }: Pick<SandboxPayment, "amount">,
  language: string,
): string {
  const { value, currency } = amount;
  return new Intl.NumberFormat(language, { style: "currency", currency }).format(Number(value));
}

/** The shop's name, else its host. */
export function getMerchantName({ metadata, redirectUrl }: SandboxPayment): string {
  const named = metadata as { merchant?: unknown } | null;
  if (typeof named === "object" && typeof named?.merchant === "string") return named.merchant;
  return new URL(redirectUrl).host;
}

function bodyOf(payment: SandboxPayment, words: PageState, t: Texts): [string, Html] {
  const { status, method, issuer } = payment;
  if (words.lost) return [t.lostTitle, markup`<p>${t.lostLead}</p>`];
  if (status === "pending") return [t.pendingTitle, pendingBody(payment, t)];
  if (status !== "open") return [t.states[status], decidedBody(payment, t)];
  if (method === null) return [t.chooseMethod, choice(payment, "method", methodsIn(t))];
  if (method === "creditcard") return [t.cardTitle, cardBody(payment, words, t)];
  if (issuer === null)
    return [
      t.chooseBank,
      markup`${choice(payment, "issuer", sandboxBanks)}${cancelForm(payment, t)}`,
    ];
  const bank = sandboxBanks.find(({ id }) => id === issuer)?.name ?? issuer;
  return [fill(t.bankTitle, { bank }), bankBody(payment, t)];
}

function summary(payment: SandboxPayment, t: Texts, language: string): Html {
  const backOf = (minor: number, name: string) => {
    const amount = { value: (minor / 100).toFixed(2), currency: payment.amount.currency };
    return minor > 0
      ? markup`<dt>${name}</dt>
          <dd>${formatPaymentAmount({ amount }, language)}</dd>`
      : null;
  };
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

function methodsIn(t: Texts) {
  return sandboxMethodIds.map((id) => ({ id, name: t[id] }));
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

function choice({ token }: SandboxPayment, name: "method" | "issuer", choices: readonly Choice[]) {
  return markup`${choices.map(
    (one) =>
      markup`<form method="post" action="/checkout/${token}/${name}">
        <button name="${name}" value="${one.id}">${one.name}</button>
      </form>`,
  )}`;
}

function bankBody(payment: SandboxPayment, t: Texts): Html {
  return markup`<p>${t.bankLead}</p>
    ${outcomeForm(payment, "pay", payLabel(payment, t), "main")}${cancelForm(payment, t)}${others(payment, t)}`;
}

function cardBody(payment: SandboxPayment, words: PageState, t: Texts): Html {
  return markup`<p>${t.cardWarning}</p>
    ${words.cardUnknown ? markup`<p class="error" role="alert" id="card-unknown">${t.cardUnknown}</p>` : null}
    <form method="post" action="/checkout/${payment.token}/card">
      <label
        >${t.number}
        <input
          name="number"
          inputmode="numeric"
          autocomplete="off"
          required
          maxlength="30"
          ${words.cardUnknown ? markup`autofocus aria-invalid="true" aria-describedby="card-unknown"` : null}
      /></label>
      <label>${t.holder} <input name="holder" autocomplete="off" required maxlength="60" /></label>
      <label
        >${t.expiry}
        <input
          name="expiry"
          inputmode="numeric"
          autocomplete="off"
          required
          pattern="[0-9]{2} ?/ ?[0-9]{2}"
          maxlength="7"
      /></label>
      <label
        >${t.code}
        <input
          name="code"
          inputmode="numeric"
          autocomplete="off"
          required
          pattern="[0-9]{3,4}"
          maxlength="4"
      /></label>
      <button class="main">${payLabel(payment, t)}</button>
    </form>
    ${cancelForm(payment, t)}
    <h2>${t.testNumbers}</h2>
    <ul>
      ${testCards.map(
        (card) =>
          markup`<li>
            <code>${spacedNumber(card)}</code> (${card.label}):
            ${t.cards[card.failureReason ?? "ok"]}
          </li>`,
      )}
    </ul>
    ${others(payment, t)}`;
}

function payLabel(payment: SandboxPayment, t: Texts): string {
  return fill(t.pay, { amount: formatPaymentAmount(payment, chooseLanguage(payment.locale)) });
}

function cancelForm(payment: SandboxPayment, t: Texts): Html {
  return outcomeForm(payment, "cancel", t.cancel, "quiet");
}

const otherOutcomes = ["fail", "pending", "pay_lost", "pay_twice", "pay_half", "expire"] as const;

function others(payment: SandboxPayment, t: Texts): Html {
  return markup`<details>
    <summary>${t.others}</summary>
    <p>${t.othersLead}</p>
    ${otherOutcomes.map((outcome) => outcomeForm(payment, outcome, t.outcomes[outcome], "plain"))}
  </details>`;
}

function pendingBody(payment: SandboxPayment, t: Texts): Html {
  return markup`<p>${t.pendingLead}</p>
    ${outcomeForm(payment, "pay", t.settlePaid, "main")}
    ${outcomeForm(payment, "fail", t.settleFailed, "plain")}${backLink(payment, t)}`;
}

function decidedBody(payment: SandboxPayment, t: Texts): Html {
  if (payment.status !== "paid") return markup`<p>${t.decidedLead}</p> ${backLink(payment, t)}`;
  return markup`${backLink(payment, t)}
    <details open>
      <summary>${t.reversalsTitle}</summary>
      ${listReversals(payment).map(
        (name) =>
          markup`<form method="post" action="/checkout/${payment.token}/reversal">
            <button name="reversal" value="${name}">${t.reversals[name]}</button>
          </form>`,
      )}
    </details>`;
}

type Look = "main" | "plain" | "quiet";

function outcomeForm({ token }: SandboxPayment, outcome: string, label: string, look: Look) {
  return markup`<form method="post" action="/checkout/${token}/outcome">
    <button class="${look}" name="outcome" value="${outcome}">${label}</button>
  </form>`;
}

function backLink(payment: SandboxPayment, t: Texts): Html {
  const label = fill(t.back, { merchant: getMerchantName(payment) });
  return markup`<p><a class="button" href="${payment.redirectUrl}">${label}</a></p>`;
}
