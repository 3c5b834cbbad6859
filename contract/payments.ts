import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { orderId, uuid } from "./shared/ids.ts";
import { money } from "./formatting/money-shapes.ts";
import { paymentMethodIds } from "./catalogue/payment-methods.ts";
import { countries } from "./catalogue/regions.ts";

const country = z.enum(countries, { error: "invalid_value" });
const methodId = z.enum(paymentMethodIds, { error: "invalid_value" });
/** A bundle's id, chosen by the owner, as in `/credits/{id}`. */
const bundleId = z.string({ error: "required" }).min(1, { error: "required" }).max(40, {
  error: "too_long",
});

/** The states of a payment on the wire; an expired payment shows as cancelled. */
const transactionStatuses = ["loading", "pending", "completed", "failed", "cancelled"] as const;

/** Why a payment failed, as far as the provider reports; texts under `checkout.failures`. */
const paymentFailures = [
  "declined",
  "insufficient_funds",
  "card_expired",
  "wrong_card_data",
  "authentication_failed",
  "unknown",
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** How a payment can differ from its order; texts under `payments.status.difference`. */
const differenceKinds = ["amount", "currency", "order"] as const;

/** An order with its payment, as shown to its member. */
const transaction = z.object({
  payment_id: orderId,
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
  /** When it reached its status; null while loading. */
  status_at: z.iso.datetime().nullable(),
  /** Only with `failed`. */
  failure: z.enum(paymentFailures).nullable(),
  /** Where the member can still complete the payment. */
  checkout_url: z.url().nullable(),
  /**
   * Only while `pending`: the payment differs from the order, so no credits were added and staff
   * must settle it. `received` is null if no site uses its currency.
   */
  difference: z.object({ kind: z.enum(differenceKinds), received: money.nullable() }).nullable(),
  /** The total refunded or charged back, and its effect on the credits. */
  reversal: z
    .object({
      refunded: money,
      charged_back: money,
      /** Taken out of the balance. */
      credits: z.int(),
      /** Already spent when they were charged back. */
      debt: z.int(),
      /** The full price was returned, so the purchase no longer counts for Premium. */
      whole: z.boolean(),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type Transaction = z.output<typeof transaction>;
export type TransactionStatus = Transaction["status"];

export const paymentEndpoints = {
  "POST /api/orders": endpoint({
    summary:
      "Order a bundle: opens the payment and returns its checkout URL. Repeatable with the same id.",
    access: "member",
    body: z.object({
      /** Created by the browser; a retry with the same id creates no second order. */
      id: uuid,
      bundle: bundleId,
      method: methodId,
      issuer: z.string().min(1).max(60, { error: "too_long" }).optional(),
      country,
      /** The price the member saw; nothing is ordered if the bundle now costs something else. */
      price: money.optional(),
    }),
    output: z.object({ payment_id: orderId, checkout_url: z.url() }),
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
    summary: "The member's orders and payments, newest first.",
    access: "member",
    query: z.object({
      page: z.coerce.number({ error: "invalid_value" }).int().min(1).max(1_000).default(1),
    }),
    output: z.object({
      transactions: z.array(transaction),
      page: z.int(),
      more: z.boolean(),
    }),
    errors: [],
  }),
  "GET /api/transactions/:id": endpoint({
    summary: "One payment of the member; asks the provider while it is undecided.",
    access: "member",
    params: z.object({ id: orderId }),
    output: z.object({ transaction }),
    errors: ["not_found"],
  }),
} as const;
