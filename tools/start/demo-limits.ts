import { rateLimits } from "#server/roles/rate-limits.ts";
import type { RateLimits } from "#server/roles/rate-limits.ts";

/**
 * All visitors of the demo share this machine's address, so each limit is multiplied: most by ten,
 * and sign-ups by more, because nearly every browser test is a new member. The limit of pages stays,
 * because it protects the machine itself.
 */
const factors: Readonly<Record<string, number>> = { page: 1, signup: 100 };

export const demoLimits = Object.fromEntries(
  Object.entries(rateLimits).map(([name, limits]) => [
    name,
    limits.map((limit) => ({ ...limit, times: limit.times * (factors[name] ?? 10) })),
  ]),
) as unknown as RateLimits;
