import type { Offer } from "#contract/checkout.ts";
import { demoCompany } from "#tests/browser/fake-api.ts";

/** What a member in the Netherlands can buy: one bundle of six messages for € 5,88. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  const eur = (minor: number) => ({ minor, currency: "EUR" as const });
  return {
    country: "NL",
    countries: ["NL"],
    vat_percentage: null,
    bundles: [
      {
        id: "small",
        credits: 60,
        price: eur(588),
        vat: null,
        messages: 6,
        price_per_message: eur(98),
      },
    ],
    methods: [],
    company: demoCompany(),
    fictional_count: 1,
    ...changes,
  };
}
