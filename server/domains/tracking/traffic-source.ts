import type { RequestContext } from "#server/domains/request-context.ts";
import { SOURCE_DAYS, SOURCE_MAX_CHARACTERS } from "./rules.ts";

/** The tracking values of a visit, as a query string: `network=…&ref=…`. */
const TRACKING_COOKIE = "tracking";

const trackingValues = ["network", "ref", "sub1", "sub2", "sub3"] as const;

/** Whether the visitor came from a traffic source: a stored `network`. */
export function hasTrafficSource({ cookies }: Pick<RequestContext, "cookies">): boolean {
  const network = new URLSearchParams(cookies.get(TRACKING_COOKIE)).get("network");
  return network !== null && network.trim() !== "";
}

/**
 * Stores the tracking values in the address of a visitor's page, and returns the updated visit.
 * Another network replaces everything; without a network the values complete the stored ones.
 */
export function storeTrackingValues(ctx: RequestContext, address: URLSearchParams): RequestContext {
  const values = trackingValues.flatMap((name) => {
    const value = address.get(name)?.trim() ?? "";
    return value !== "" && value.length <= SOURCE_MAX_CHARACTERS ? [[name, value] as const] : [];
  });
  if (ctx.member || values.length === 0) return ctx;
  const { cookies } = ctx;
  const isNewSource = values.some(([name]) => name === "network");
  const stored = new URLSearchParams(isNewSource ? "" : cookies.get(TRACKING_COOKIE));
  for (const [name, value] of values) stored.set(name, value);
  const tracking = stored.toString();
  cookies.set(TRACKING_COOKIE, tracking, SOURCE_DAYS);
  const get = (name: string) => (name === TRACKING_COOKIE ? tracking : cookies.get(name));
  return { ...ctx, cookies: { ...cookies, get } };
}
