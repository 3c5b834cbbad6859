import { rateLimits } from "#server/roles/rate-limits.ts";
import type { RateLimits } from "#server/roles/rate-limits.ts";

/**
 * All visitors of the demo share one address, this machine: each limit counts for ten of them. Not
 * that of pages, which protects the machine itself.
 */
export const demoLimits = Object.fromEntries(
  Object.entries(rateLimits).map(([name, limits]) => [
    name,
    name === "page"
      ? limits
      : limits.map((limit) => Object.assign({}, limit, { times: limit.times * 10 })),
  ]),
) as unknown as RateLimits;
