import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { orderId, uuid } from "./shared/ids.ts";
import { money } from "./formatting/money-shapes.ts";
import { paymentMethodIds } from "./catalogue/payment-methods.ts";
import { countries } from "./catalogue/regions.ts";

/** A bundle's id, chosen by the owner, as in `/credits/{id}`. */
const bundleId = z.string({ error: "required" }).min(1, { error: "required" }).max(40, {
  error: "too_long",
});

/** Where to transfer the money to. The reference finds the payment again. */
const transferSlip = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  reference: z.string(),
});
export type TransferSlip = z.output<typeof transferSlip>;

/** What the payer does next; `none` if only the provider is waited for. */
export const nextStep = z.discriminatedUnion("is", [
  z.object({ is: z.literal("redirect"), url: z.url() }),
  z.object({
    is: z.literal("instructions"),
    slip: transferSlip,
    /** The same on the provider's page; null if it has none. */
    url: z.url().nullable(),
  }),
  z.object({ is: z.literal("none") }),
]);
export type NextStep = z.output<typeof nextStep>;

/** How to pay. */
const payment = {
  method: z.enum(paymentMethodIds, { error: "invalid_value" }),
  issuer: z.string().min(1).max(60, { error: "too_long" }).optional(),
};

const opened = z.object({ payment_id: orderId, next: nextStep });
export type OpenedPayment = z.output<typeof opened>;

export const orderEndpoints = {
  "POST /api/orders": endpoint({
    summary:
      "Order a bundle and open its payment. Repeatable with the same id; the price holds for a day.",
    access: "member",
    body: z.object({
      /** Created by the browser; a retry with the same id creates no second order. */
      id: uuid,
      bundle: bundleId,
      country: z.enum(countries, { error: "invalid_value" }),
      /** The price the member saw; nothing is ordered if the bundle now costs something else. */
      price: money.optional(),
      ...payment,
    }),
    output: opened,
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
  "POST /api/orders/:id/attempts": endpoint({
    summary: "Pay an order again, with any method, after its last payment failed or was cancelled.",
    access: "member",
    params: z.object({ id: orderId }),
    body: z.object({
      /** Created by the browser; a retry with the same id opens no second payment. */
      id: uuid,
      ...payment,
    }),
    output: opened,
    errors: [
      "not_found",
      "order_id_used",
      "order_expired",
      "order_paid",
      "payment_undecided",
      "method_unavailable",
      "payment_unavailable",
    ],
    changes: "header",
    limit: "order",
  }),
} as const;
