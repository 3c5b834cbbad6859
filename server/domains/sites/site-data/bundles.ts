import { z } from "zod";
import { currency } from "#contract/formatting/money-shapes.ts";

/** One bundle as the owner defines it; a price is whole, tax included, in minor units. */
const bundle = z.strictObject({
  // `/credits/repeat-order` is a page.
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "may only have lower-case letters, digits and hyphens, at most 40")
    .refine((id) => id !== "repeat-order", "is the name of a page: choose another"),
  credits: z.int().positive(),
  prices: z.partialRecord(currency, z.int().positive()),
});
type BundleData = z.output<typeof bundle>;

/**
 * The bundles of a site, smallest first: more credits cost more in total, but never more per
 * credit. `lintSite` requires one; the first documents had none.
 */
export const bundleData = z
  .array(bundle)
  .max(12)
  .superRefine((bundles, context) => {
    for (const [index, larger] of bundles.entries()) {
      const report = (message: string) => {
        context.addIssue({ code: "custom", message, path: [index] });
      };
      const before = bundles[index - 1];
      if (bundles.findIndex(({ id }) => id === larger.id) < index) {
        report(`has the id ${larger.id}, which another bundle has`);
      }
      if (before && before.credits >= larger.credits) {
        report(`(${larger.id}) must hold more credits than ${before.id} before it`);
      }
      if (before && !isBetterBuy(before, larger)) {
        report(
          `(${larger.id}) must cost more than ${before.id} before it, never more for each credit, and have a price in the same currencies`,
        );
      }
    }
  });

function isBetterBuy(smaller: BundleData, larger: BundleData): boolean {
  return currency.options.every((code) => {
    const [before, after] = [smaller.prices[code], larger.prices[code]];
    if (before === undefined || after === undefined) return before === after;
    return after > before && after * smaller.credits <= before * larger.credits;
  });
}
