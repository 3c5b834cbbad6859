import type { paymentEndpoints } from "#contract/payments.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { openPayment } from "./open-payment.ts";
import { listTransactions, getTransaction } from "./get-transaction.ts";

export const paymentApi: Handlers<typeof paymentEndpoints, RequestContext> = {
  "POST /api/orders": (ctx, { body }) => openPayment(ctx, requireMember(ctx).id, body),
  "GET /api/transactions": (ctx, { query }) =>
    listTransactions(ctx, requireMember(ctx).id, query.page),
  "GET /api/transactions/:id": async (ctx, { params }) => ({
    transaction: await getTransaction(ctx, requireMember(ctx).id, params.id),
  }),
};
