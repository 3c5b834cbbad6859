import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { SandboxPayment } from "#sandbox/payments/payment.ts";
import { isRefundable } from "#sandbox/payments/reverse-payment.ts";
import {
  buildRefund,
  getRemaining,
  isCancelableRefund,
  withReversals,
} from "#sandbox/payments/reversals.ts";
import { advancePayments } from "#sandbox/payments/sandbox-provider.ts";
import type { SandboxProvider } from "#sandbox/payments/sandbox-provider.ts";
import { computeBalance } from "#sandbox/payments/settlements.ts";
import { presentList } from "./links.ts";
import { presentChargeback, presentRefund } from "./present-reversals.ts";
import { reject, sendHal } from "./reject.ts";

const newRefund = z.object({
  amount: z.object({ value: z.string().regex(/^\d{1,10}\.\d{2}$/), currency: z.string() }),
  description: z.string().max(255).default(""),
  metadata: z.unknown().default(null),
});

/** The refunds and charge-backs of a payment. */
export function mountReversals(server: FastifyInstance, provider: SandboxProvider): void {
  server.post<Path>("/v2/payments/:id/refunds", async (request, reply) =>
    withPayment(request.params.id, reply, (payment) => {
      const header = request.headers["idempotency-key"];
      const idempotencyKey = typeof header === "string" ? header : null;
      const before = payment.refunds.find(
        (one) => idempotencyKey !== null && one.idempotencyKey === idempotencyKey,
      );
      if (before) return sendRefund(reply.code(201), payment, before);
      const parsed = newRefund.safeParse(request.body);
      if (!parsed.success) return reject(reply, 422, "The amount is invalid", "amount");
      const { amount, description, metadata } = parsed.data;
      const minor = Number(amount.value.replace(".", ""));
      const problem = findProblem(payment, { minor, currency: amount.currency });
      if (problem) return reject(reply, 422, problem, "amount");
      const balance = computeBalance(provider.file.paid(), amount.currency, provider.now());
      const status = minor > balance ? "queued" : "pending";
      const refund = buildRefund(
        { minor, status, description, metadata, idempotencyKey },
        provider.now(),
      );
      const refunds = [refund, ...payment.refunds];
      provider.file.put(withReversals(payment, { refunds }));
      return sendRefund(reply.code(201), payment, refund);
    }),
  );

  server.get<Path>("/v2/payments/:id/refunds", async ({ params }, reply) =>
    withPayment(params.id, reply, (payment) => {
      const list = payment.refunds.map((one) => presentRefund(payment, one, provider.root()));
      const path = `/v2/payments/${payment.id}/refunds`;
      return sendHal(reply, presentList("refunds", list, provider.root(), path));
    }),
  );

  server.get<PartPath>("/v2/payments/:id/refunds/:part", async ({ params }, reply) =>
    withPayment(params.id, reply, (payment) => {
      const refund = payment.refunds.find(({ id }) => id === params.part);
      if (!refund) return rejectPart(reply, "refund", params.part);
      return sendRefund(reply, payment, refund);
    }),
  );

  server.delete<PartPath>("/v2/payments/:id/refunds/:part", async ({ params }, reply) =>
    withPayment(params.id, reply, (payment) => {
      const refund = payment.refunds.find(({ id }) => id === params.part);
      if (!refund) return rejectPart(reply, "refund", params.part);
      if (!isCancelableRefund(refund)) {
        return reject(reply, 422, "The refund can no longer be canceled");
      }
      const refunds = payment.refunds.map((one) =>
        one.id === refund.id ? { ...one, status: "canceled" as const, nextAt: null } : one,
      );
      provider.file.put(withReversals(payment, { refunds }));
      return reply.code(204).send();
    }),
  );

  server.get<Path>("/v2/payments/:id/chargebacks", async ({ params }, reply) =>
    withPayment(params.id, reply, (payment) => {
      const list = payment.chargebacks.map((one) =>
        presentChargeback(payment, one, provider.root()),
      );
      const path = `/v2/payments/${payment.id}/chargebacks`;
      return sendHal(reply, presentList("chargebacks", list, provider.root(), path));
    }),
  );

  server.get<PartPath>("/v2/payments/:id/chargebacks/:part", async ({ params }, reply) =>
    withPayment(params.id, reply, (payment) => {
      const chargeback = payment.chargebacks.find(({ id }) => id === params.part);
      if (!chargeback) return rejectPart(reply, "chargeback", params.part);
      return sendHal(reply, presentChargeback(payment, chargeback, provider.root()));
    }),
  );

  function withPayment(
    id: string,
    reply: FastifyReply,
    answer: (payment: SandboxPayment) => FastifyReply,
  ): FastifyReply {
    advancePayments(provider);
    const payment = provider.file.byId(id);
    return payment ? answer(payment) : reject(reply, 404, `No payment exists with token ${id}.`);
  }

  function sendRefund(
    reply: FastifyReply,
    payment: SandboxPayment,
    refund: SandboxPayment["refunds"][number],
  ): FastifyReply {
    return sendHal(reply, presentRefund(payment, refund, provider.root()));
  }
}

interface Path {
  Params: { id: string };
}

interface PartPath {
  Params: { id: string; part: string };
}

/** Why Mollie does not refund this; null if it does. */
function findProblem(
  payment: SandboxPayment,
  { minor, currency }: { readonly minor: number; readonly currency: string },
): string | null {
  if (payment.status !== "paid") return "The payment is not paid";
  if (!isRefundable(payment)) return "The payment method does not support refunds";
  if (currency !== payment.amount.currency) return "The currency differs from the payment's";
  if (minor === 0) return "The amount is lower than the minimum";
  return minor > getRemaining(payment) ? "The amount is higher than the remaining amount" : null;
}

function rejectPart(reply: FastifyReply, kind: string, id: string): FastifyReply {
  return reject(reply, 404, `No ${kind} exists with token ${id}.`);
}
