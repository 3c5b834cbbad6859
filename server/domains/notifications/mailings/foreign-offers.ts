import type { MailingKind } from "#contract/office/mailing-kinds.ts";
import type { Site } from "#server/domains/sites/find-site.ts";

const SIGN = String.raw`€|£|\$|\bEUR\b|\bCHF\b|\bPLN\b|\bGBP\b|\bUSD\b`;
const UNIT = String.raw`${SIGN}|euros?|zł|złot(?:y|e|ych)|franken|francs?|franchi|francos?`;
const NUMBER = String.raw`\d[\d.,]*\d|\d`;
const AMOUNT = new RegExp(`(?:${SIGN})\\s*(${NUMBER})|(${NUMBER})(?:,-)?\\s*(?:${UNIT})`, "gi");
const PERCENTAGE = new RegExp(
  `(${NUMBER})\\s*(?:%|(?:procent|prozent|percent|per cent|pour cent|por ciento|per cento|proc)\\b)`,
  "gi",
);

/**
 * The prices in a text that belong to no bundle of the site, and in a promotion also the
 * percentages that the site does not claim. Directive 98/6/EC: an announced reduction must be true.
 */
export function findForeignOffers(
  text: string,
  kind: MailingKind,
  { bundles, discounts, premium_chance }: Pick<Site, "bundles" | "discounts" | "premium_chance">,
): string[] {
  const prices = new Set(bundles.flatMap((bundle) => Object.values(bundle.prices)));
  const amounts = [...text.matchAll(AMOUNT)]
    .filter(([, before, after]) => !prices.has(toMinor(before ?? after ?? "")))
    .map(([amount]) => amount);
  if (kind === "news") return amounts;
  const claims = [...Object.values(discounts), premium_chance];
  const percentages = [...text.matchAll(PERCENTAGE)]
    .filter(([, number]) => !claims.includes(Number(number)))
    .map(([percentage]) => percentage);
  return [...amounts, ...percentages];
}

/** Reads "1.234,50", "1,234.50" and "12" alike, in minor units. */
function toMinor(amount: string): number {
  const [, whole = amount, decimals = "00"] = /^(.*)[.,](\d{2})$/.exec(amount) ?? [];
  return Number(whole.replace(/[.,]/g, "")) * 100 + Number(decimals);
}
