import { pino } from "pino";
import type { FastifyBaseLogger } from "fastify";

export type Log = FastifyBaseLogger;

/** One line of JSON an event. Addresses, cookies and what people wrote are never part of it. */
export function createLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: [
        "req.headers",
        "req.remoteAddress",
        "res.headers",
        "*.email",
        "*.password",
        "*.token",
      ],
      remove: true,
    },
    serializers: {
      // The query string can hold a link's secret.
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split("?")[0],
      }),
    },
  });
}
