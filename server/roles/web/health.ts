import type { FastifyInstance, FastifyRequest } from "fastify";
// oxlint-disable-next-line boundaries/sql -- reads no table
import { sql } from "kysely";
import type { Context } from "#server/context.ts";

/** `/healthz`: the process responds. `/readyz`: so does the database, and no stop has begun. */
export function mountHealth(server: FastifyInstance, { database, draining }: Context): void {
  server.get("/healthz", () => ({ ok: true }));
  server.get("/readyz", async (_request, reply) => {
    if (draining.signal.aborted) return reply.code(503).send({ ok: false });
    try {
      await database.failWhenSilent(sql`select 1`.execute(database.db));
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
}

/** A load balancer uses the machine's address rather than a site's host. */
export function isHealthCheck({ routeOptions: { url } }: FastifyRequest): boolean {
  return url === "/healthz" || url === "/readyz";
}
