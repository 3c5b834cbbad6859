import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { expireOverdue } from "./sandbox-provider.ts";
import type { SandboxProvider } from "./sandbox-provider.ts";
import { isForCountry, findAmountError, sandboxMethodIds } from "./methods.ts";
import { newPayment } from "./payment.ts";
import { presentMethods, presentPayment } from "./present-payment.ts";
import { readNewPayment } from "./read-new-payment.ts";
import { reject, sendHal } from "./reject.ts";

/** Mollie drops an idempotency key after an hour. */
const KEY_LIFE_MS = 3_600_000;

/** The calls of Mollie's v2 API that a shop needs to sell. */
export function mountApi(server: FastifyInstance, provider: SandboxProvider): void {
  server.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/v2/")) return undefined;
    if (/^Bearer test_\w{10,}$/.test(request.headers.authorization ?? "")) return undefined;
    return reject(reply, 401, "Missing authentication, or failed to authenticate");
  });

  server.post("/v2/payments", async (request, reply) => {
    const bodyHash = createHash("sha256").update(JSON.stringify(request.body)).digest("hex");
    const key = request.headers["idempotency-key"];
    const now = provider.now();
    const before = typeof key === "string" ? provider.file.byKey(key) : undefined;
    if (before && now.getTime() - Date.parse(before.createdAt) < KEY_LIFE_MS) {
      if (before.idempotency?.bodyHash !== bodyHash) {
        return reject(reply, 400, "The idempotency key was used for another request");
      }
      const asCreated = { ...before, status: "open" as const, failureReason: null, card: null };
      return sendHal(reply.code(201), presentPayment(asCreated, provider.root()));
    }
    const read = readNewPayment(request.body);
    if ("wrong" in read) return reject(reply, 422, read.wrong.detail, read.wrong.field);
    const idempotency = typeof key === "string" ? { key, bodyHash } : null;
    const payment = newPayment(read.payment, idempotency, now);
    provider.file.put(payment);
    return sendHal(reply.code(201), presentPayment(payment, provider.root()));
  });

  server.get<{ Params: { id: string } }>("/v2/payments/:id", async (request, reply) => {
    expireOverdue(provider);
    const payment = provider.file.byId(request.params.id);
    if (!payment) return reject(reply, 404, "No payment exists with that token.");
    return sendHal(reply, presentPayment(payment, provider.root()));
  });

  server.get<{ Querystring: Record<string, string> }>("/v2/methods", async (request, reply) => {
    const { query } = request;
    const currency = query["amount[currency]"] ?? "EUR";
    const value = query["amount[value]"];
    const minor = value === undefined ? null : Number(value.replace(".", ""));
    if (minor !== null && !/^\d{1,10}\.\d{2}$/.test(value ?? "")) {
      return reject(reply, 400, "The amount is invalid", "amount");
    }
    const country = query["billingCountry"] ?? null;
    const ids = sandboxMethodIds.filter(
      (id) =>
        isForCountry(id, country) &&
        findAmountError(id, { minor: minor ?? 1_000, currency }) === null,
    );
    const issuers = (query["include"] ?? "").split(",").includes("issuers");
    return sendHal(reply, presentMethods(ids, { currency, issuers, root: provider.root() }));
  });

  server.get<{ Params: { file: string } }>("/icons/:file", async (request, reply) => {
    const id = sandboxMethodIds.find((one) => `${one}.svg` === request.params.file);
    if (!id) return reject(reply, 404, "No such icon");
    return reply.type("image/svg+xml").send(iconOf(id));
  });
}

function iconOf(id: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24" role="img"><title>${id}</title><rect width="32" height="24" rx="4" fill="#33424d"/><text x="16" y="16" font-family="sans-serif" font-size="11" fill="#fff" text-anchor="middle">${id.slice(0, 2).toUpperCase()}</text></svg>`;
}
