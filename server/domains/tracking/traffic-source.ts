import type { RequestContext } from "#server/domains/request-context.ts";

/** The tracking values of a visit, as a query string: `network=…&ref=…`. */
const TRACKING_COOKIE = "tracking";

/** Whether the visitor came from a traffic source: a stored `network`. */
export function hasTrafficSource({ cookies }: Pick<RequestContext, "cookies">): boolean {
  const network = new URLSearchParams(cookies.get(TRACKING_COOKIE)).get("network");
  return network !== null && network.trim() !== "";
}
