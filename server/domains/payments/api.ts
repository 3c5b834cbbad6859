import type { paymentEndpoints } from "#contract/checkout.ts";
import { memberOf } from "#server/domains/call.ts";
import type { Call } from "#server/domains/call.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { openPayment } from "./open-payment.ts";
import { listTransactions, showTransaction } from "./show-transaction.ts";

export const paymentApi: Handlers<typeof paymentEndpoints, Call> = {
  "POST /api/orders": (call, { body }) => openPayment(call, memberOf(call).id, body),
  "GET /api/transactions": (call, { query }) =>
    listTransactions(call, memberOf(call).id, query.page),
  "GET /api/transactions/:id": async (call, { params }) => ({
    transaction: await showTransaction(call, memberOf(call).id, params.id),
  }),
};
