import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { createPayment } from "#sandbox/payments/create-payment.ts";
import { expireOverdue } from "#sandbox/payments/sandbox-provider.ts";
import type { SandboxProvider } from "#sandbox/payments/sandbox-provider.ts";
import { presentPayment } from "./present-payment.ts";
import { readNewPayment } from "./read-new-payment.ts";
import { reject, sendHal } from "./reject.ts";

/** Mollie drops an idempotency key after an hour. */
const KEY_LIFE_MS = 3_600_000;

interface Query {
  readonly include?: string;
}

/** The calls of Mollie's v2 API that create and read payments. */
export function mountPayments(server: FastifyInstance, provider: SandboxProvider): void {
  const present = (query: Query) => ({
    root: provider.root(),
    qrCode: (query.include ?? "").split(",").includes("details.qrCode"),
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
      const asCreated = { ...before, status: "open" as const, failureReason: null, card: null };
      return sendHal(reply.code(201), presentPayment(asCreated, present(request.query)));
    }
    const read = readNewPayment(request.body);
    if ("wrong" in read) return reject(reply, 422, read.wrong.detail, read.wrong.field);
    const idempotency = typeof key === "string" ? { key, bodyHash } : null;
    const payment = createPayment(read.payment, idempotency, now);
    provider.file.put(payment);
    return sendHal(reply.code(201), presentPayment(payment, present(request.query)));
  });

  server.get<{ Params: { id: string }; Querystring: Query }>(
    "/v2/payments/:id",
    async (request, reply) => {
      expireOverdue(provider);
      const payment = provider.file.byId(request.params.id);
      if (!payment) return reject(reply, 404, "No payment exists with that token.");
      return sendHal(reply, presentPayment(payment, present(request.query)));
    },
  );
}
