import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { withReversals } from "#sandbox/payments/reversals.ts";
import { acceptPayment } from "#sandbox/payments/accept-payment.ts";
import type { SandboxPayment } from "#sandbox/payments/payment.ts";
import { advancePayments, decide } from "#sandbox/payments/sandbox-provider.ts";
import type { SandboxProvider } from "#sandbox/payments/sandbox-provider.ts";
import { isCancelable, presentPayment } from "./present-payment.ts";
import { readNewPayment } from "./read-new-payment.ts";
import { reject, sendHal } from "./reject.ts";

/** Mollie drops an idempotency key after an hour. */
const KEY_LIFE_MS = 3_600_000;

interface Query {
  readonly include?: string;
  readonly embed?: string;
}

/** The calls of Mollie's v2 API that create and read payments. */
export function mountPayments(server: FastifyInstance, provider: SandboxProvider): void {
  const present = (query: Query) => ({
    root: provider.root(),
    qrCode: (query.include ?? "").split(",").includes("details.qrCode"),
    embed: (query.embed ?? "").split(",").filter((part) => part !== ""),
  });

  server.post<{ Querystring: Query }>("/v2/payments", async (request, reply) => {
    const bodyHash = createHash("sha256").update(JSON.stringify(request.body)).digest("hex");
    const key = request.headers["idempotency-key"];
    const now = provider.now();
    const before = typeof key === "string" ? provider.file.byKey(key) : undefined;
    if (before && now.getTime() - Date.parse(before.createdAt) < KEY_LIFE_MS) {
      if (before.idempotency?.bodyHash !== bodyHash) {
        return reject(reply, 400, "The idempotency key was used for another request");
      }
      return sendHal(reply.code(201), presentPayment(asCreated(before), present(request.query)));
    }
    const read = readNewPayment(request.body, now);
    if ("wrong" in read) return reject(reply, 422, read.wrong.detail, read.wrong.field);
    const idempotency = typeof key === "string" ? { key, bodyHash } : null;
    const accepted = acceptPayment(provider, read.payment, idempotency);
    if ("wrong" in accepted) {
      return reject(reply, 422, accepted.wrong.detail, accepted.wrong.field);
    }
    return sendHal(reply.code(201), presentPayment(accepted.payment, present(request.query)));
  });

  server.get<{ Params: { id: string }; Querystring: Query }>(
    "/v2/payments/:id",
    async (request, reply) => {
      advancePayments(provider);
      const payment = provider.file.byId(request.params.id);
      if (!payment) return reject(reply, 404, "No payment exists with that token.");
      return sendHal(reply, presentPayment(payment, present(request.query)));
    },
  );

  server.delete<{ Params: { id: string }; Querystring: Query }>(
    "/v2/payments/:id",
    async (request, reply) => {
      advancePayments(provider);
      const { id } = request.params;
      const payment = provider.file.byId(id);
      if (!payment) return reject(reply, 404, "No payment exists with that token.");
      if (!isCancelable(payment)) return reject(reply, 422, "The payment cannot be canceled");
      decide(provider, id, { status: "canceled" });
      const canceled = provider.file.byId(id) ?? payment;
      return sendHal(reply, presentPayment(canceled, present(request.query)));
    },
  );
}

/** The payment at the time of its creation; a charge on a card was decided already. */
function asCreated(payment: SandboxPayment): SandboxPayment {
  const { sequenceType, method } = payment;
  const untouched = withReversals(payment, { refunds: [], chargebacks: [] });
  if (sequenceType !== "recurring") {
    return { ...untouched, status: "open", failureReason: null, card: null };
  }
  if (method !== "directdebit") return untouched;
  return { ...untouched, status: "pending", bankReason: null };
}
