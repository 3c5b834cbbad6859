import type { SequenceType } from "#sandbox/payments/methods/method-ids.ts";
import { sandboxMethodIds } from "#sandbox/payments/methods/method-ids.ts";
import type { FastifyInstance } from "fastify";
import { listMethods } from "#sandbox/payments/methods.ts";
import type { SandboxProvider } from "#sandbox/payments/sandbox-provider.ts";
import { presentMethods } from "./present-methods.ts";
import { reject, sendHal } from "./reject.ts";

const sequences: readonly string[] = ["oneoff", "first", "recurring"] satisfies SequenceType[];

/** Which methods can be used, and their icons. */
export function mountMethods(server: FastifyInstance, provider: SandboxProvider): void {
  server.get<{ Querystring: Record<string, string> }>("/v2/methods", async (request, reply) => {
    const { query } = request;
    const currency = query["amount[currency]"] ?? "EUR";
    const value = query["amount[value]"];
    if (value !== undefined && !/^\d{1,10}\.\d{2}$/.test(value)) {
      return reject(reply, 400, "The amount is invalid", "amount");
    }
    const sequence = query["sequenceType"] ?? "oneoff";
    if (!sequences.includes(sequence)) {
      return reject(reply, 400, "The sequence type is invalid", "sequenceType");
    }
    const minor = value === undefined ? 1_000 : Number(value.replace(".", ""));
    const ids = listMethods({
      amount: { minor, currency },
      country: query["billingCountry"] ?? null,
      sequence: sequence as SequenceType,
      wallets: (query["includeWallets"] ?? "").split(","),
    });
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
