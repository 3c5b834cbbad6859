import type { OutputOf } from "#contract/shared/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";

type Page = OutputOf<Endpoints["GET /api/transactions"]>;

/** Whether this is the member's only purchase, judging by the newest page of orders. */
export function isFirstPurchase({ transactions, more }: Page, id: string): boolean {
  const paid = transactions.filter(
    ({ status, reversal }) => status === "completed" && !reversal?.whole,
  );
  return !more && paid.length === 1 && paid[0]?.payment_id === id;
}
