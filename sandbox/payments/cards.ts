/** The numbers the card form takes. No other is kept, sent on or written down. */
export const testCards = [
  { number: "4242424242424242", label: "Visa", failureReason: null },
  { number: "5555555555554444", label: "Mastercard", failureReason: null },
  { number: "4000000000000002", label: "Visa", failureReason: "card_declined" },
  { number: "4000000000009995", label: "Visa", failureReason: "insufficient_funds" },
  { number: "4000000000000069", label: "Visa", failureReason: "card_expired" },
] as const;

export type TestCard = (typeof testCards)[number];

/** The test card that was typed, with or without spaces; undefined for anything else. */
export function readCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, "");
  return testCards.find(({ number }) => number === digits);
}

export function spacedNumber({ number }: TestCard): string {
  return number.replace(/(.{4})(?=.)/g, "$1 ");
}
