import type { OutputOf } from "#contract/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";

type Page = OutputOf<Endpoints["GET /api/transactions"]>;

/** Whether this paid order is the only one, as far as the newest page of orders tells. */
export function isFirstPurchase({ transactions, more }: Page, id: string): boolean {
  const paid = transactions.filter(({ status }) => status === "completed");
  return !more && paid.length === 1 && paid[0]?.payment_id === id;
}
