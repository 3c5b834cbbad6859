import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { orderId } from "./shared/ids.ts";
import { money } from "./formatting/money-shapes.ts";
import { nextStep } from "./orders.ts";
import { paymentMethodIds } from "./catalogue/payment-methods.ts";
import { countries } from "./catalogue/regions.ts";

const country = z.enum(countries, { error: "invalid_value" });
const methodId = z.enum(paymentMethodIds, { error: "invalid_value" });
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
  /** How the member can still complete the payment. */
  next: nextStep.nullable(),
  /** Until when the order can be paid with another method; null once it is paid or in progress. */
  retry_until: z.iso.datetime().nullable(),
  /**
   * Only while `pending`: the payment differs from the order, so no credits were added and staff
   * must settle it. `received` is null if no site uses its currency.
   */
  difference: z.object({ kind: z.enum(differenceKinds), received: money.nullable() }).nullable(),
  /** What a second payment of the same order brought in: it is given back, and added no credits. */
  surplus: money.nullable(),
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
