import type { IncomingMessage } from "node:http";

/**
 * The host that was asked. Not what a proxy says was asked: most pass on what their visitor says,
 * and an answer for one host would be kept for another.
 */
export function getHost({ headers }: Pick<IncomingMessage, "headers">): string {
  return headers.host ?? "";
}
