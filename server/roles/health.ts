import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Context } from "#server/context.ts";

/** `/healthz`: the process answers. `/readyz`: the database does, too. */
export function mountHealth(server: FastifyInstance, context: Context): void {
  server.get("/healthz", () => ({ ok: true }));
  server.get("/readyz", async (_request, reply) => {
    try {
      await sql`select 1`.execute(context.services.db);
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
}
