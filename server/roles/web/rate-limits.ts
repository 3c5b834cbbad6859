import type { Endpoint } from "#contract/shared/endpoint.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Context } from "#server/context.ts";
import { createRateLimiter } from "#server/platform/limits/rate-limiter.ts";
import type { RateLimit } from "#server/platform/limits/rate-limiter.ts";
import { createSharedRateLimiter } from "#server/platform/limits/shared-rate-limiter.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type LimitName = NonNullable<Endpoint["limit"]> | "page" | "mail_intake";
export type RateLimits = Readonly<Record<LimitName, readonly RateLimit[]>>;

const every = (windowMs: number, times: number): RateLimit => ({ times, windowMs });
/** More than a member views in a day, but little for someone who copies all profiles. */
const aDay = (times: number): RateLimit => ({ times, windowMs: DAY_MS, code: "daily_limit" });

/** Every limit on how often a caller may call, in one table. */
export const rateLimits: RateLimits = {
  // In short windows, so that bursts are small too; a village gets 20 pages a second.
  page: [every(5_000, 100)],
  login: [every(5 * MINUTE_MS, 25)],
  // Each visit of the log-in page begins one, and a whole village can share one address.
  passkey: [every(5 * MINUTE_MS, 300)],
  signup: [every(30 * MINUTE_MS, 20)],
  // The form checks at every step, and a whole village can share one address.
  signup_check: [every(5 * MINUTE_MS, 300)],
  // Asked while a town is typed.
  places: [every(MINUTE_MS, 240)],
  order: [every(10 * MINUTE_MS, 30)],
  // A dead mailing comes back at once.
  mail_intake: [every(MINUTE_MS, 600)],
  beacon: [every(MINUTE_MS, 120)],
  search: [every(MINUTE_MS, 240), aDay(500)],
  profile: [every(MINUTE_MS, 240), aDay(500)],
  // Far more than a form is saved, field by field.
  profile_change: [every(MINUTE_MS, 60)],
  message: [every(MINUTE_MS, 300)],
  typing: [every(MINUTE_MS, 120)],
  // Reads the whole conversation.
  chat_search: [every(MINUTE_MS, 30)],
  like: [every(MINUTE_MS, 60)],
  // Of ten profiles each; passing all of them counts too.
  deck: [every(MINUTE_MS, 60), aDay(500)],
  pass: [every(MINUTE_MS, 120)],
  block: [every(MINUTE_MS, 30)],
  report: [every(10 * MINUTE_MS, 10), every(DAY_MS, 40)],
  question: [every(MINUTE_MS, 30)],
  // Needs no log-in; a whole village can share one address.
  complaint: [every(10 * MINUTE_MS, 10), every(DAY_MS, 40)],
  upload: [every(30 * MINUTE_MS, 60)],
  chat_upload: [every(30 * MINUTE_MS, 60)],
};

type Caller = Pick<RequestContext, "member" | "from">;

/** Counts a call against a limit; rejects with `too_many_requests` or `daily_limit` beyond it. */
export type ConsumeLimit = (limit: LimitName, caller: Caller) => Promise<void>;

/**
 * Limits against guessing, spam and copying, which must not grow with the number of processes. The
 * others protect the process itself.
 */
const shared: ReadonlySet<LimitName> = new Set([
  "login",
  "passkey",
  "signup",
  "search",
  "profile",
  "deck",
  "message",
  "report",
  "complaint",
]);

/**
 * Counts in this process first, which costs nothing, and the shared limits also over all processes
 * if there may be several.
 */
export function createLimits(
  table: RateLimits,
  { services, config }: Pick<Context, "services" | "config">,
): (limit: LimitName, key: string) => Promise<void> {
  const own = createRateLimiter(table, services.clock);
  const all = config.eventCarrier === "process" ? null : createSharedRateLimiter(table, services);
  return async (limit, key) => {
    own.consume(limit, key);
    if (shared.has(limit)) await all?.consume(limit, key);
  };
}

const byAddress: ReadonlySet<LimitName> = new Set([
  "login",
  "passkey",
  "signup",
  "signup_check",
  "complaint",
]);

/**
 * A member is counted by id wherever they are, a visitor by address. Log-ins and sign-ups always
 * count by address, because extra accounts must not allow extra attempts.
 */
export function getCaller(limit: LimitName, { member, from }: Caller): string {
  return member && !byAddress.has(limit) ? member.id : from;
}
