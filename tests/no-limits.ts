import { rateLimits } from "#server/roles/rate-limits.ts";
import type { RateLimits } from "#server/roles/rate-limits.ts";

/** For load from one address, where no request is to be rejected for its number. */
export const noLimits = Object.fromEntries(
  Object.keys(rateLimits).map((name) => [name, []]),
) as unknown as RateLimits;
