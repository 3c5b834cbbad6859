import type { Customer } from "#sandbox/payments/customer.ts";
import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { z } from "zod";
import { buildMandate, saveMandate } from "#sandbox/payments/customers.ts";
import type { SandboxProvider } from "#sandbox/payments/sandbox-provider.ts";
import { presentList } from "./links.ts";
import { presentCustomer, presentMandate } from "./present-customers.ts";
import { newCustomer, newMandate } from "./read-customer.ts";
import { reject, sendHal } from "./reject.ts";

const MOST = 250;

/** Customers and the mandates with which a shop can charge them again. */
export function mountCustomers(server: FastifyInstance, provider: SandboxProvider): void {
  const { customers } = provider;

  server.post("/v2/customers", async (request, reply) => {
    const parsed = newCustomer.safeParse(request.body ?? {});
    if (!parsed.success) return rejectIssue(reply, parsed.error);
    const customer: Customer = {
      ...parsed.data,
      id: `cst_${randomBytes(6).toString("hex")}`,
      mandates: [],
      createdAt: provider.now().toISOString(),
      deletedAt: null,
    };
    customers.put(customer);
    return sendHal(reply.code(201), presentCustomer(customer, provider.root()));
  });

  server.get("/v2/customers", async (_request, reply) => {
    const list = customers.newest(MOST).map((one) => presentCustomer(one, provider.root()));
    return sendHal(reply, presentList("customers", list, provider.root(), "/v2/customers"));
  });

  server.get<Path>("/v2/customers/:id", async ({ params }, reply) =>
    withCustomer(reply, params.id, (customer) =>
      sendHal(reply, presentCustomer(customer, provider.root())),
    ),
  );

  /** Only its id remains. */
  server.delete<Path>("/v2/customers/:id", async ({ params }, reply) =>
    withCustomer(reply, params.id, ({ id, createdAt }) => {
      const deletedAt = provider.now().toISOString();
      const nobody = { name: null, email: null, locale: null, metadata: null, mandates: [] };
      customers.put({ id, createdAt, deletedAt, ...nobody });
      return reply.code(204).send();
    }),
  );

  server.post<Path>("/v2/customers/:id/mandates", async ({ params, body }, reply) =>
    withCustomer(reply, params.id, (customer) => {
      const parsed = newMandate.safeParse(body);
      if (!parsed.success) return rejectIssue(reply, parsed.error);
      const { method, consumerName, signatureDate, mandateReference } = parsed.data;
      const account =
        parsed.data.method === "paypal"
          ? { consumerAccount: parsed.data.consumerEmail }
          : {
              consumerAccount: parsed.data.consumerAccount,
              consumerBic: parsed.data.consumerBic ?? null,
            };
      const mandate = buildMandate(
        {
          method,
          status: "valid",
          details: { consumerName, ...account },
          ...(signatureDate && { signatureDate }),
          ...(mandateReference && { mandateReference }),
        },
        provider.now(),
      );
      saveMandate(provider, customer, mandate);
      return sendHal(reply.code(201), presentMandate(mandate, customer.id, provider.root()));
    }),
  );

  server.get<Path>("/v2/customers/:id/mandates", async ({ params }, reply) =>
    withCustomer(reply, params.id, ({ id, mandates }) => {
      const list = mandates.map((one) => presentMandate(one, id, provider.root()));
      const path = `/v2/customers/${id}/mandates`;
      return sendHal(reply, presentList("mandates", list, provider.root(), path));
    }),
  );

  server.get<MandatePath>("/v2/customers/:id/mandates/:mandateId", async ({ params }, reply) =>
    withCustomer(reply, params.id, ({ id, mandates }) => {
      const mandate = mandates.find((one) => one.id === params.mandateId);
      if (!mandate) return rejectMandate(reply, params.mandateId);
      return sendHal(reply, presentMandate(mandate, id, provider.root()));
    }),
  );

  server.delete<MandatePath>("/v2/customers/:id/mandates/:mandateId", async ({ params }, reply) =>
    withCustomer(reply, params.id, (customer) => {
      const mandates = customer.mandates.filter((one) => one.id !== params.mandateId);
      if (mandates.length === customer.mandates.length) {
        return rejectMandate(reply, params.mandateId);
      }
      customers.put({ ...customer, mandates });
      return reply.code(204).send();
    }),
  );

  function withCustomer(
    reply: FastifyReply,
    id: string,
    answer: (customer: Customer) => FastifyReply,
  ): FastifyReply {
    const customer = customers.byId(id);
    if (!customer) return reject(reply, 404, `No customer exists with token ${id}.`);
    if (customer.deletedAt !== null)
      return reject(reply, 410, "The customer is no longer available");
    return answer(customer);
  }
}

interface Path {
  Params: { id: string };
}

interface MandatePath {
  Params: { id: string; mandateId: string };
}

function rejectMandate(reply: FastifyReply, id: string): FastifyReply {
  return reject(reply, 404, `No mandate exists with token ${id}.`);
}

function rejectIssue(reply: FastifyReply, { issues }: z.ZodError): FastifyReply {
  const [issue] = issues;
  return reject(reply, 422, issue?.message ?? "The request is invalid", issue?.path.join("."));
}
