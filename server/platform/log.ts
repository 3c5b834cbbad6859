import { pino } from "pino";
import type { DestinationStream } from "pino";
import type { FastifyBaseLogger } from "fastify";

export type Log = FastifyBaseLogger;

/**
 * One line of JSON per event, on standard output or `into`. Never contains addresses, cookies or
 * what people wrote.
 */
export function createLog(level: string, into?: DestinationStream): Log {
  return pino(
    {
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
      serializers: { req: requestLine, err: errorLine },
    },
    into ?? pino.destination(1),
  );
}

function requestLine({ id, method, url }: { id: string; method: string; url: string }) {
  // Both the query string and the path can contain a link's secret.
  return { id, method, path: url.split("?")[0]?.replaceAll(/[\w-]{43,}/g, "…") };
}

/**
 * Besides its message, PostgreSQL quotes the offending row, which can contain a member's address.
 */
const quoting = ["detail", "where", "internalQuery", "query", "parameters"];

function errorLine(error: Error): Record<string, unknown> {
  const line = pino.stdSerializers.err(error);
  return Object.fromEntries(Object.entries(line).filter(([name]) => !quoting.includes(name)));
}
