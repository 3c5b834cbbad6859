import { z } from "zod";
import { countryCurrency } from "#contract/catalogue/country-currency.ts";
import { formatMoney } from "#contract/formatting/money.ts";
import { paymentMethodIds, paymentMethods } from "#contract/catalogue/payment-methods.ts";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { readRecord } from "#server/domains/sites/raw-data.ts";
import type { RawData } from "#server/domains/sites/raw-data.ts";
import { siteData } from "#server/domains/sites/site-data/site-data.ts";
import type { SiteData } from "#server/domains/sites/site-data/site-data.ts";

const { shape } = siteData;

/** Every country has a price for every bundle, and a correct lowest price of a message. */
export function lintPrices(raw: RawData): string[] {
  const countries = shape.countries.safeParse(raw["countries"]).data ?? [];
  const bundles = shape.bundles.safeParse(raw["bundles"]).data;
  const costs = shape.minimum_message_costs.safeParse(raw["minimum_message_costs"]).data;
  const credits = shape.message_credits.safeParse(raw["message_credits"]).data;
  return [
    ...(bundles?.length === 0 ? ["bundles is empty"] : []),
    ...countries.flatMap((country) => [
      ...lintBundlePrices(bundles ?? [], country),
      ...(costs ? lintLowestPrice(costs[country], country, bundles ?? [], credits) : []),
    ]),
  ];
}

function lintBundlePrices(bundles: SiteData["bundles"], country: CountryCode): string[] {
  const currency = countryCurrency[country];
  const unpriced = bundles.filter(({ prices }) => prices[currency] === undefined);
  if (unpriced.length === 0) return [];
  const ids = unpriced.map(({ id }) => id).join(", ");
  return [`bundles: ${ids} has no price in ${currency}, in which ${country} pays`];
}

function lintLowestPrice(
  least: SiteData["minimum_message_costs"][CountryCode],
  country: CountryCode,
  bundles: SiteData["bundles"],
  messageCredits: number | undefined,
): string[] {
  const path = `minimum_message_costs.${country}`;
  const currency = countryCurrency[country];
  if (!least) return [`${path} is missing`];
  if (least.currency !== currency) {
    return [`${path} is in ${least.currency}, but ${country} pays in ${currency}`];
  }
  if (messageCredits === undefined) return [];
  const prices = bundles.flatMap(({ credits, prices: { [currency]: minor } }) =>
    minor === undefined ? [] : [(minor * messageCredits) / credits],
  );
  const lowest = Math.floor(Math.min(...prices));
  if (least.minor >= lowest || prices.length === 0) return [];
  const [promised, real] = [least.minor, lowest].map((minor) =>
    formatMoney({ minor, currency }, "en"),
  );
  return [`${path} promises ${promised}, but no bundle makes a message cheaper than ${real}`];
}

/**
 * After a countdown no equal or better offer may be open (R36.11): the welcome code outlives the
 * time bonus, and the discount for members about to leave is open to those who let both expire.
 */
export function lintDiscounts(raw: RawData): string[] {
  const discounts = shape.discounts.safeParse(raw["discounts"]).data;
  const leaving = shape.company.shape.delete_discount.safeParse(
    readRecord(raw["company"])["delete_discount"],
  ).data;
  if (!discounts) return [];
  const { time_bonus, welcome } = discounts;
  const problems = [];
  if (time_bonus !== null && welcome !== null && welcome >= time_bonus) {
    problems.push(
      `discounts.welcome is ${welcome} %, but it stays open after the time bonus: it must be below discounts.time_bonus, ${time_bonus} %`,
    );
  }
  for (const [name, percent] of Object.entries(discounts)) {
    if (percent === null || leaving === undefined || leaving < percent) continue;
    problems.push(
      `company.delete_discount is ${leaving} %: it must be below discounts.${name}, ${percent} %`,
    );
  }
  return problems;
}

const listOf = new Intl.ListFormat("en-GB", { type: "disjunction", style: "short" });

/** Retired methods are rejected by name, with their successors. */
export function lintPaymentMethods(raw: RawData): string[] {
  const { data: methods = [] } = z.array(z.unknown()).safeParse(raw["payment_methods"]);
  const known = methods.filter((id): id is PaymentMethodId =>
    paymentMethodIds.some((one) => one === id),
  );
  return known.flatMap((id) => {
    const { status, brandOf } = paymentMethods[id];
    if (status.is !== "active") {
      const end = status.is === "retired" ? "was withdrawn on" : "has not been issued since";
      const others = listOf.format(status.replacedBy);
      return [`payment_methods: ${id} ${end} ${status.since}; use ${others} instead`];
    }
    if (brandOf !== null && !known.includes(brandOf)) {
      return [`payment_methods: ${id} is paid on the form of ${brandOf}, which is not in the list`];
    }
    return [];
  });
}
