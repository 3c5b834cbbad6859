import { rateLimits } from "#server/roles/rate-limits.ts";
import type { RateLimits } from "#server/roles/rate-limits.ts";

/**
 * All visitors of the demo share this machine's address, so each limit is multiplied by ten. The
 * limit of pages stays, because it protects the machine itself.
 */
export const demoLimits = Object.fromEntries(
  Object.entries(rateLimits).map(([name, limits]) => [
    name,
    name === "page"
      ? limits
      : limits.map((limit) => Object.assign({}, limit, { times: limit.times * 10 })),
  ]),
) as unknown as RateLimits;
