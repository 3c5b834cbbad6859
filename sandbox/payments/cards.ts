/** The card numbers the form accepts. No other number is stored, sent or logged. */
export const testCards = [
  { number: "4242424242424242", label: "Visa", failureReason: null },
  { number: "5555555555554444", label: "Mastercard", failureReason: null },
  { number: "4000000000000002", label: "Visa", failureReason: "card_declined" },
  { number: "4000000000009995", label: "Visa", failureReason: "insufficient_funds" },
  { number: "4000000000000069", label: "Visa", failureReason: "card_expired" },
] as const;

export type TestCard = (typeof testCards)[number];

/** Finds a test card by its number, with or without spaces; undefined for any other number. */
export function readCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, "");
  return testCards.find(({ number }) => number === digits);
}

export function spacedNumber({ number }: TestCard): string {
  return number.replace(/(.{4})(?=.)/g, "$1 ");
}
