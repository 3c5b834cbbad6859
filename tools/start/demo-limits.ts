import { rateLimits } from "#server/roles/rate-limits.ts";
import type { RateLimits } from "#server/roles/rate-limits.ts";

/** All visitors of the demo share one address, this machine: each limit counts for ten of them. */
export const demoLimits = Object.fromEntries(
  Object.entries(rateLimits).map(([name, limits]) => [
    name,
    limits.map((limit) => Object.assign({}, limit, { times: limit.times * 10 })),
  ]),
) as unknown as RateLimits;
