import type { FastifyInstance } from "fastify";
import { toMoney } from "#sandbox/payments/amounts.ts";
import { toDate } from "#sandbox/payments/customers.ts";
import { getMethod, isSandboxMethod } from "#sandbox/payments/methods.ts";
import { advancePayments } from "#sandbox/payments/sandbox-provider.ts";
import type { SandboxProvider } from "#sandbox/payments/sandbox-provider.ts";
import { computeSettlements } from "#sandbox/payments/settlements.ts";
import type { Settlement } from "#sandbox/payments/settlements.ts";
import { documentation, presentList, selfLink } from "./links.ts";
import { reject, sendHal } from "./reject.ts";

interface Query {
  readonly year?: string;
  readonly month?: string;
  readonly currencies?: string;
}

/** What each day brought in; today's is still open. */
export function mountSettlements(server: FastifyInstance, provider: SandboxProvider): void {
  server.get<{ Querystring: Query }>("/v2/settlements", async ({ query }, reply) => {
    const { year, month, currencies } = query;
    const list = settlements()
      .filter(({ date }) => year === undefined || date.slice(0, 4) === year)
      .filter(({ date }) => month === undefined || Number(date.slice(5, 7)) === Number(month))
      .filter(({ currency }) => currencies === undefined || currencies === currency)
      .map(present);
    return sendHal(reply, presentList("settlements", list, provider.root(), "/v2/settlements"));
  });

  server.get<{ Params: { id: string } }>("/v2/settlements/:id", async ({ params }, reply) => {
    const settlement = settlements().find(({ id }) => id === params.id);
    if (!settlement) return reject(reply, 404, `No settlement exists with token ${params.id}.`);
    return sendHal(reply, present(settlement));
  });

  function settlements(): Settlement[] {
    advancePayments(provider);
    return computeSettlements(provider.file.paid());
  }

  function present({ id, date, currency, minor, lines }: Settlement): object {
    const [year = "", month = ""] = date.split("-");
    const isOpen = date === toDate(provider.now());
    const revenue = lines.map((line) => ({
      description: isSandboxMethod(line.method) ? getMethod(line.method).description : line.method,
      method: line.method,
      count: line.count,
      amountNet: toMoney(line.minor, currency),
      amountVat: null,
      amountGross: toMoney(line.minor, currency),
    }));
    return {
      resource: "settlement",
      id,
      reference: isOpen ? null : `${date.replaceAll("-", "")}.${currency}`,
      createdAt: `${date}T00:00:00.000Z`,
      settledAt: isOpen ? null : `${date}T23:59:59.000Z`,
      status: isOpen ? "open" : "paidout",
      amount: toMoney(minor, currency),
      balanceId: "bal_sandbox",
      periods: { [year]: { [month]: { revenue, costs: [] } } },
      _links: {
        self: selfLink(provider.root(), `/v2/settlements/${id}`),
        documentation: documentation("get-settlement"),
      },
    };
  }
}
