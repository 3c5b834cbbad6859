import { createHash } from "node:crypto";
import type { SandboxPayment } from "./payment.ts";
import type { Texts } from "./texts.ts";

export interface TestCard {
  readonly number: string;
  readonly label: string;
  /** What its row in the list of test numbers says. */
  readonly outcome: keyof Texts["cards"];
  /** Why it fails, in Mollie's words. */
  readonly failureReason: string | null;
  /** Its bank asks whether it is the payer (3-D Secure). */
  readonly authenticates?: true;
  /** Why a later charge on its mandate fails. */
  readonly laterFailure?: string;
}

const visa = { label: "Visa", failureReason: null } as const;

/** The card numbers the form accepts. No other number is stored, sent or logged. */
export const testCards: readonly TestCard[] = [
  { ...visa, number: "4242424242424242", outcome: "ok" },
  { ...visa, number: "5555555555554444", label: "Mastercard", outcome: "ok" },
  { ...visa, number: "4000000000003220", outcome: "authenticates", authenticates: true },
  failing("4000000000003063", "authentication_failed"),
  failing("4000000000000002", "card_declined"),
  failing("4000000000009995", "insufficient_funds"),
  failing("4000000000000069", "card_expired"),
  failing("4000000000000127", "invalid_cvv"),
  { ...visa, number: "4000000000000341", outcome: "later", laterFailure: "insufficient_funds" },
];

const bancontact = { label: "Bancontact" } as const;

export const bancontactCards: readonly TestCard[] = [
  { ...bancontact, number: "6703444444444449", outcome: "ok", failureReason: null },
  { ...failing("6703000000000000003", "card_declined"), ...bancontact },
  { ...failing("6703000000000009995", "insufficient_funds"), ...bancontact },
];

function failing(
  number: string,
  reason: Exclude<TestCard["outcome"], "ok" | "authenticates" | "later">,
): TestCard {
  return { ...visa, number, outcome: reason, failureReason: reason };
}

/** Finds a test card by its number, with or without spaces; undefined for any other number. */
export function readCard(typed: string, cards: readonly TestCard[]): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, "");
  return cards.find(({ number }) => number === digits);
}

/** What is stored of a card: the same number and holder always have the same fingerprint. */
export function toStoredCard(card: TestCard, holder: string): NonNullable<SandboxPayment["card"]> {
  const who = holder.trim().toLowerCase();
  return {
    label: card.label,
    lastFour: card.number.slice(-4),
    fingerprint: createHash("sha256").update(`${card.number} ${who}`).digest("hex").slice(0, 24),
    ...(card.laterFailure !== undefined && { laterFailure: card.laterFailure }),
  };
}

export function spacedNumber(number: string): string {
  return number.replace(/(.{4})(?=.)/g, "$1 ");
}
