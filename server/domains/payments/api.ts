import type { paymentEndpoints } from "#contract/checkout.ts";
import type { MemberId } from "#contract/ids.ts";
import type { Call } from "#server/domains/call.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { openPayment } from "./open-payment.ts";
import { listTransactions, showTransaction } from "./show-transaction.ts";

export const paymentApi: Handlers<typeof paymentEndpoints, Call> = {
  "POST /api/orders": (call, { body }) => openPayment(call, memberOf(call), body),
  "GET /api/transactions": (call, { query }) => listTransactions(call, memberOf(call), query.page),
  "GET /api/transactions/:id": async (call, { params }) => ({
    transaction: await showTransaction(call, memberOf(call), params.id),
  }),
};

function memberOf(call: Call): MemberId {
  if (!call.member) throw new Refused("authentication_required");
  return call.member.id;
}
