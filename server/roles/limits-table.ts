import type { Endpoint } from "#contract/endpoint.ts";
import type { Limit } from "#server/platform/limits.ts";

const MINUTE_MS = 60_000;

/** Every limit on how often one address may call, in one table. */
export const limitsTable: Readonly<Record<NonNullable<Endpoint["limit"]>, Limit>> = {
  login: { times: 25, windowMs: 5 * MINUTE_MS },
  signup: { times: 20, windowMs: 30 * MINUTE_MS },
  // A form asks it at every step; a whole village can stand behind one address.
  signup_check: { times: 300, windowMs: 5 * MINUTE_MS },
  order: { times: 30, windowMs: 10 * MINUTE_MS },
  beacon: { times: 120, windowMs: MINUTE_MS },
  search: { times: 240, windowMs: MINUTE_MS },
  message: { times: 300, windowMs: MINUTE_MS },
  typing: { times: 120, windowMs: MINUTE_MS },
  like: { times: 60, windowMs: MINUTE_MS },
};
