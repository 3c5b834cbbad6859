import type { IncomingMessage } from "node:http";

/**
 * The requested host. Forwarded headers are ignored: most proxies pass on what the visitor sends,
 * and a response for one host would be cached for another.
 */
export function getHost({ headers }: Pick<IncomingMessage, "headers">): string {
  return headers.host ?? "";
}
