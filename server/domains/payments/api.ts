import type { orderEndpoints } from "#contract/orders.ts";
import type { paymentEndpoints } from "#contract/payments.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { openPayment, retryPayment } from "./open-payment.ts";
import { listTransactions, getTransaction } from "./get-transaction.ts";

export const paymentApi: Handlers<typeof orderEndpoints & typeof paymentEndpoints, RequestContext> =
  {
    "POST /api/orders": (ctx, { body }) => openPayment(ctx, requireMember(ctx).id, body),
    "POST /api/orders/:id/attempts": (ctx, { params, body }) =>
      retryPayment(ctx, requireMember(ctx).id, params.id, body),
    "GET /api/transactions": (ctx, { query }) =>
      listTransactions(ctx, requireMember(ctx).id, query.page),
    "GET /api/transactions/:id": async (ctx, { params }) => ({
      transaction: await getTransaction(ctx, requireMember(ctx).id, params.id),
    }),
  };
