import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { paymentId } from "./ids.ts";
import { money } from "./money-shapes.ts";
import { methodFamilies, paymentMethodIds } from "./payment-methods.ts";
import { countries } from "./regions.ts";
import { companyInfo } from "./sites.ts";

const country = z.enum(countries, { error: "invalid_value" });
const methodId = z.enum(paymentMethodIds, { error: "invalid_value" });
/** A bundle's id as the owner chose it; it stands in `/credits/{id}`. */
const bundleId = z.string({ error: "required" }).min(1, { error: "required" }).max(40, {
  error: "too_long",
});

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
  /** Brands that stand on its tile; each may be ordered by its own id too. */
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
  /** How many fictional profiles the site has, said before paying; 0 hides the sentence. */
  fictional_count: z.int(),
});
export type Offer = z.output<typeof offer>;

/** Where a payment stands (specification, section 4); one that expired shows as cancelled. */
const transactionStatuses = ["loading", "pending", "completed", "failed", "cancelled"] as const;

/** Why a payment failed, as far as the provider says; texts under `credits.failures`. */
const paymentFailures = [
  "declined",
  "insufficient_funds",
  "card_expired",
  "wrong_card_data",
  "authentication_failed",
  "unknown",
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** An order with its payment, as its member sees it. */
const transaction = z.object({
  payment_id: paymentId,
  status: z.enum(transactionStatuses),
  bundle: z.string(),
  credits: z.int(),
  amount: money,
  vat: money.nullable(),
  vat_percentage: z.number().nullable(),
  method: methodId,
  method_name: z.string(),
  country,
  ordered_at: z.iso.datetime(),
  /** When it reached the status it has; null while loading. */
  status_at: z.iso.datetime().nullable(),
  /** Only with `failed`. */
  failure: z.enum(paymentFailures).nullable(),
  /** Where to go on paying, while that is still possible. */
  checkout_url: z.url().nullable(),
});
export type Transaction = z.output<typeof transaction>;
export type TransactionStatus = Transaction["status"];

export const checkoutEndpoints = {
  "GET /api/credits/offer": endpoint({
    summary: "Bundles, prices and ways to pay for the payment country.",
    access: "member",
    query: z.object({ country: country.optional() }),
    output: z.object({ offer }),
    errors: [],
  }),
} as const;

export const paymentEndpoints = {
  "POST /api/orders": endpoint({
    summary:
      "Order a bundle: opens the payment and says where to pay. Repeatable with the same id.",
    access: "member",
    body: z.object({
      /** Made by the browser; a repeated order with it is the same order. */
      id: z.uuid({ error: "invalid_value" }).transform((value) => value.toLowerCase()),
      bundle: bundleId,
      method: methodId,
      issuer: z.string().min(1).max(60, { error: "too_long" }).optional(),
      country,
      /** As it was shown to her; where it costs something else by now nothing is ordered. */
      price: money.optional(),
    }),
    output: z.object({ payment_id: paymentId, checkout_url: z.url() }),
    errors: [
      "order_id_used",
      "order_expired",
      "price_changed",
      "method_unavailable",
      "payment_unavailable",
    ],
    changes: "header",
    limit: "order",
  }),
  "GET /api/transactions": endpoint({
    summary: "The member's orders and payments, the newest first.",
    access: "member",
    query: z.object({
      page: z.coerce.number({ error: "invalid_value" }).int().min(1).max(1_000).default(1),
    }),
    output: z.object({
      transactions: z.array(transaction),
      page: z.int(),
      /** There is a next page. */
      more: z.boolean(),
    }),
    errors: [],
  }),
  "GET /api/transactions/:id": endpoint({
    summary: "One payment of the member; asks the provider where its word is late.",
    access: "member",
    params: z.object({ id: paymentId }),
    output: z.object({ transaction }),
    errors: ["not_found"],
  }),
} as const;
