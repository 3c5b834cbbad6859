import type { Endpoint } from "#contract/endpoint.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { RateLimit } from "#server/platform/rate-limiter.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type LimitName = NonNullable<Endpoint["limit"]> | "page";
export type RateLimits = Readonly<Record<LimitName, readonly RateLimit[]>>;

const every = (windowMs: number, times: number): RateLimit => ({ times, windowMs });
/** More than a member looks at in a day, and little for somebody who copies all profiles. */
const aDay = (times: number): RateLimit => ({ times, windowMs: DAY_MS, code: "daily_limit" });

/** Every limit on how often one caller may call, in one table. */
export const rateLimits: RateLimits = {
  // In short windows, so that a burst is small too; a village is allowed 20 pages a second.
  page: [every(5_000, 100)],
  login: [every(5 * MINUTE_MS, 25)],
  signup: [every(30 * MINUTE_MS, 20)],
  // The form asks at every step, and a whole village can share one address.
  signup_check: [every(5 * MINUTE_MS, 300)],
  order: [every(10 * MINUTE_MS, 30)],
  beacon: [every(MINUTE_MS, 120)],
  search: [every(MINUTE_MS, 240), aDay(500)],
  profile: [every(MINUTE_MS, 240), aDay(500)],
  message: [every(MINUTE_MS, 300)],
  typing: [every(MINUTE_MS, 120)],
  like: [every(MINUTE_MS, 60)],
};

type Caller = Pick<RequestContext, "member" | "from">;

/** Counts a call against a limit; throws `too_many_requests` or `daily_limit` beyond it. */
export type ConsumeLimit = (limit: LimitName, caller: Caller) => void;

const byAddress: ReadonlySet<LimitName> = new Set(["login", "signup", "signup_check"]);

/**
 * A member counts as herself, wherever she is; a visitor counts by the address. So does everybody who
 * logs in or signs up: further accounts must not open further tries.
 */
export function getCaller(limit: LimitName, { member, from }: Caller): string {
  return member && !byAddress.has(limit) ? member.id : from;
}
