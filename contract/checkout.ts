import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { money } from "./money-shapes.ts";
import { methodFamilies, paymentMethodIds } from "./payment-methods.ts";
import { countries } from "./regions.ts";
import { companyInfo } from "./sites.ts";

const country = z.enum(countries, { error: "invalid_value" });
const methodId = z.enum(paymentMethodIds, { error: "invalid_value" });
/** Credits at a price, without subscription. */
const bundle = z.object({
  id: z.string(),
  credits: z.int(),
  /** The whole price, tax included. */
  price: money,
  /** The tax in that price; null where none is reckoned here. */
  vat: money.nullable(),
  /** How many messages it pays for, and what one of them then costs. */
  messages: z.int(),
  price_per_message: money,
});
export type Bundle = z.output<typeof bundle>;

/** A way to pay that can be taken now. */
const offeredMethod = z.object({
  id: methodId,
  /** In the visitor's language where it is a word, else the brand's own name. */
  name: z.string(),
  family: z.enum(methodFamilies),
  /** Brands on its tile; each can be ordered by its own id too. */
  brands: z.array(z.object({ id: methodId, name: z.string() })),
  /** Banks to choose among beforehand; empty where the provider asks on its own page. */
  issuers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The bundles it can pay for. */
  bundles: z.array(z.string()),
});
export type OfferedMethod = z.output<typeof offeredMethod>;

/** Everything the member reads before paying. */
export const offer = z.object({
  /** The payment country and those to change it to. */
  country,
  countries: z.array(country),
  /** In percent of the price without it; null where no tax is reckoned here. */
  vat_percentage: z.number().nullable(),
  /** Smallest first. */
  bundles: z.array(bundle),
  /** Empty while nothing can be paid. */
  methods: z.array(offeredMethod),
  company: companyInfo,
  /** How many fictional profiles the site has, shown before paying; 0 hides the sentence. */
  fictional_count: z.int(),
});
export type Offer = z.output<typeof offer>;

export const checkoutEndpoints = {
  "GET /api/credits/offer": endpoint({
    summary: "Bundles, prices and ways to pay for the payment country.",
    access: "member",
    query: z.object({ country: country.optional() }),
    output: z.object({ offer }),
    errors: [],
  }),
} as const;
