import { endpoints } from "#contract/endpoints.ts";
import type { Transaction } from "#contract/payments.ts";

/** A paid order of 60 credits, as the API returns it. */
export function aTransaction(changes: Partial<Transaction> = {}): Transaction {
  return endpoints["GET /api/transactions/:id"].output.parse({
    transaction: {
      payment_id: "3f0c9f0e-1f52-4d2f-8a57-0b6a6f6a9a11",
      status: "completed",
      bundle: "small",
      credits: 60,
      amount: { minor: 588, currency: "EUR" },
      vat: { minor: 102, currency: "EUR" },
      vat_percentage: 21,
      method: "ideal",
      method_name: "iDEAL | Wero",
      country: "NL",
      ordered_at: "2026-11-21T10:00:00.000Z",
      status_at: "2026-11-21T10:01:00.000Z",
      failure: changes.status === "failed" ? "declined" : null,
      next: null,
      retry_until: null,
      difference: null,
      surplus: null,
      reversal: null,
      ...changes,
    },
  }).transaction;
}
