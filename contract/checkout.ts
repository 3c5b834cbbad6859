import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { money } from "./formatting/money-shapes.ts";
import { methodFamilies, paymentMethodIds } from "./catalogue/payment-methods.ts";
import { countries } from "./catalogue/regions.ts";
import { companyInfo } from "./sites.ts";

const country = z.enum(countries, { error: "invalid_value" });
const methodId = z.enum(paymentMethodIds, { error: "invalid_value" });
/** Credits at a price, without a subscription. */
const bundle = z.object({
  id: z.string(),
  credits: z.int(),
  /** The full price, including tax. */
  price: money,
  /** The tax in that price; null if we do not charge it. */
  vat: money.nullable(),
  /** How many messages it pays for, and the price of each. */
  messages: z.int(),
  price_per_message: money,
});
export type Bundle = z.output<typeof bundle>;

/** A payment method that is available now. */
const offeredMethod = z.object({
  id: methodId,
  /** Translated if it is a common word, otherwise the brand name. */
  name: z.string(),
  family: z.enum(methodFamilies),
  /** Brands on its tile; each can also be ordered by its own id. */
  brands: z.array(z.object({ id: methodId, name: z.string() })),
  /** Banks to choose from in advance; empty if the provider asks on its own page. */
  issuers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The bundles it can pay for. */
  bundles: z.array(z.string()),
});
export type OfferedMethod = z.output<typeof offeredMethod>;

/** Everything the member reads before paying. */
export const offer = z.object({
  /** The payment country and the countries the member can switch to. */
  country,
  countries: z.array(country),
  /** A percentage of the price excluding tax; null if we charge no tax. */
  vat_percentage: z.number().nullable(),
  /** Smallest first. */
  bundles: z.array(bundle),
  /** Empty while no payment is possible. */
  methods: z.array(offeredMethod),
  company: companyInfo,
  /** How many fictional profiles the site has, shown before paying; 0 hides the sentence. */
  fictional_count: z.int(),
});
export type Offer = z.output<typeof offer>;

export const checkoutEndpoints = {
  "GET /api/credits/offer": endpoint({
    summary: "Bundles, prices and payment methods for the payment country.",
    access: "member",
    query: z.object({ country: country.optional() }),
    output: z.object({ offer }),
    errors: [],
  }),
} as const;
