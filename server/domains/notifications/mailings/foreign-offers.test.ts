import { expect, test } from "vitest";
import type { Site } from "#server/domains/sites/find-site.ts";
import { findForeignOffers } from "./foreign-offers.ts";

const site = {
  bundles: [{ id: "small", credits: 60, prices: { EUR: 588, PLN: 250_000 } }],
  discounts: { time_bonus: 10, welcome: null },
  premium_chance: 300,
} as const satisfies Pick<Site, "bundles" | "discounts" | "premium_chance">;

test.each(["60 credits voor € 5,88", "5.88 EUR", "2.500,00 zł", "10% korting", "300 % meer kans"])(
  "what the site really offers is allowed: %s",
  (text) => {
    expect(findForeignOffers(text, "promotions", site)).toEqual([]);
  },
);

test.each([
  ["Nu voor € 1,00", "€ 1,00"],
  ["maar 4,99 euro", "4,99 euro"],
  ["5 EUR", "5 EUR"],
  ["50% korting", "50%"],
  ["20 Prozent", "20 Prozent"],
])("an offer that the site does not have is found: %s", (text, offer) => {
  expect(findForeignOffers(text, "promotions", site)).toEqual([offer]);
});

test("news may give a percentage, but no false price", () => {
  const text = "98% van de leden is tevreden, voor € 1";
  expect(findForeignOffers(text, "news", site)).toEqual(["€ 1"]);
});
