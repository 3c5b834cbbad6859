import { markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import { readCard, spacedNumber, toStoredCard } from "#sandbox/payments/cards.ts";
import type { TestCard } from "#sandbox/payments/cards.ts";
import type { SandboxPayment, Decision } from "#sandbox/payments/payment.ts";
import {
  actionForm,
  buttonForm,
  otherOutcomes,
  payLabel,
  textField,
} from "#sandbox/payments/pages/forms.ts";
import { fill } from "#sandbox/payments/texts.ts";
import type { Texts } from "#sandbox/payments/texts.ts";
import type { Action, MethodPage, PageState } from "./method.ts";

/** The form for a card's number, with the numbers it accepts. */
export function cardForm(
  payment: SandboxPayment,
  state: PageState,
  t: Texts,
  cards: readonly TestCard[],
): Html {
  const digits = { inputmode: "numeric" } as const;
  const { error } = state;
  return markup`<p>${t.cardWarning}</p>
    ${actionForm(
      payment,
      "card",
      markup`${textField(t.number, { ...digits, name: "number", maxlength: 30, ...(error && { error: { id: "card-unknown", text: t.errors[error] } }) })}
        ${textField(t.holder, { name: "holder", maxlength: 60 })}
        ${textField(t.expiry, { ...digits, name: "expiry", maxlength: 7, pattern: "[0-9]{2} ?/ ?[0-9]{2}" })}
        ${textField(t.code, { ...digits, name: "code", maxlength: 4, pattern: "[0-9]{3,4}" })}
        <button class="main">${payLabel(payment, t)}</button>`,
    )}
    <h2>${t.testNumbers}</h2>
    <ul>
      ${cards.map(
        (card) =>
          markup`<li>
            <code>${spacedNumber(card.number)}</code> (${card.label}): ${t.cards[card.outcome]}
          </li>`,
      )}
    </ul>`;
}

/** The page on which the payer's bank asks for approval (3-D Secure). */
export function authenticatePage(payment: SandboxPayment, t: Texts): MethodPage {
  const answer = (value: string, label: string, look: "main" | "plain") =>
    buttonForm(payment, { path: "authenticate", name: "answer", value }, label, look);
  const lastFour = payment.card?.lastFour ?? "";
  return {
    title: t.authenticate.title,
    body: markup`<p>${fill(t.authenticate.lead, { lastFour })}</p>
      ${answer("approve", t.authenticate.approve, "main")}
      ${answer("decline", t.authenticate.decline, "plain")}
      ${answer("time_out", t.authenticate.timeOut, "plain")}${otherOutcomes(payment, t)}`,
  };
}

export function buildCardActions(cards: readonly TestCard[]): Readonly<Record<string, Action>> {
  return {
    card(form) {
      const card = readCard(form["number"] ?? "", cards);
      if (!card) return { is: "invalid", error: "cardUnknown" };
      const stored = toStoredCard(card, form["holder"] ?? "");
      if (card.authenticates) {
        return { is: "changed", change: { card: stored, stage: { name: "authenticate" } } };
      }
      const decision: Decision =
        card.failureReason === null
          ? { status: "paid", card: stored }
          : { status: "failed", failureReason: card.failureReason, card: stored };
      return { is: "decided", decision };
    },
    authenticate(form, { stage, card }) {
      const decision = answers[form["answer"] ?? ""];
      if (stage?.name !== "authenticate" || !card || !decision) {
        return { is: "changed", change: {} };
      }
      return { is: "decided", decision: { ...decision, card: { ...card, authenticated: true } } };
    },
  };
}

const answers: Readonly<Partial<Record<string, Decision>>> = {
  approve: { status: "paid" },
  decline: { status: "failed", failureReason: "authentication_failed" },
  time_out: { status: "failed", failureReason: "authentication_abandoned" },
};

/** Mollie's details of a card payment; none before a card was entered. */
export function describeCard({ card, failureReason, status }: SandboxPayment): object {
  if (!card) return {};
  return {
    cardNumber: card.lastFour,
    cardLabel: card.label,
    ...(card.fingerprint !== undefined && { cardFingerprint: card.fingerprint }),
    cardCountryCode: "NL",
    feeRegion: "intra-eu",
    ...(status === "paid" && { cardSecurity: card.authenticated ? "3dsecure" : "normal" }),
    ...(failureReason !== null && { failureReason }),
  };
}
