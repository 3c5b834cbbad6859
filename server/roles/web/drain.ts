import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";

/** Once a stop begins, each response is the last on its connection. */
export function mountDrain(server: FastifyInstance, { draining }: Context): void {
  server.addHook("onRequest", async (_request, reply) => {
    if (draining.signal.aborted) reply.header("connection", "close");
  });
}

/**
 * Stops a server without cutting off a request: `/readyz` fails first, which stops load balancers
 * from sending requests, and clients leave their kept-alive connections before these are closed.
 */
export async function closeWebServer(server: FastifyInstance, context: Context): Promise<void> {
  context.draining.abort();
  await sleep(context.config.drainMs);
  await server.close();
}
