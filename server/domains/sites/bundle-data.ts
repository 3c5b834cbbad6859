import { z } from "zod";
import { countryCurrency } from "#contract/country-currency.ts";
import { currency } from "#contract/money-shapes.ts";
import type { CountryCode } from "#contract/regions.ts";

/** One bundle as the owner sets it; a price is whole, tax included, in minor units. */
const bundle = z.strictObject({
  // `/credits/repeat-order` is a page of its own.
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .refine((id) => id !== "repeat-order"),
  credits: z.int().positive(),
  prices: z.partialRecord(currency, z.int().positive()),
});
export type BundleData = z.output<typeof bundle>;

/** What a site sells, smallest first: who buys more pays more, and never more for each credit. */
export const bundleData = z
  .array(bundle)
  .min(1)
  .max(12)
  .superRefine((bundles, context) => {
    const refuse = (message: string, index: number) => {
      context.addIssue({ code: "custom", message, path: [index] });
    };
    for (const [index, larger] of bundles.entries()) {
      const smaller = bundles[index - 1];
      if (bundles.findIndex(({ id }) => id === larger.id) < index) refuse("id used twice", index);
      if (smaller && smaller.credits >= larger.credits) refuse("not larger than before", index);
      if (smaller && !isBetter(smaller, larger)) refuse("not cheaper per credit", index);
    }
  });

/** The countries for whose money a bundle has no price. */
export function findUnpricedCountries(
  bundles: readonly BundleData[],
  countries: readonly CountryCode[],
): CountryCode[] {
  return countries.filter((country) =>
    bundles.some(({ prices }) => prices[countryCurrency[country]] === undefined),
  );
}

function isBetter(smaller: BundleData, larger: BundleData): boolean {
  return currency.options.every((code) => {
    const [before, after] = [smaller.prices[code], larger.prices[code]];
    if (before === undefined || after === undefined) return before === after;
    return after > before && after * smaller.credits <= before * larger.credits;
  });
}
