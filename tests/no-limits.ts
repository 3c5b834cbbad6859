import { rateLimits } from "#server/roles/web/rate-limits.ts";
import type { RateLimits } from "#server/roles/web/rate-limits.ts";

/** Disables rate limits, for load from one address. */
export const noLimits = Object.fromEntries(
  Object.keys(rateLimits).map((name) => [name, []]),
) as unknown as RateLimits;
