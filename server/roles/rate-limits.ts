import type { Endpoint } from "#contract/endpoint.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Limit } from "#server/platform/rate-limiter.ts";

const MINUTE_MS = 60_000;

type LimitName = NonNullable<Endpoint["limit"]>;

/** Every limit on how often one caller may call, in one table. */
export const limitsTable: Readonly<Record<LimitName, Limit>> = {
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

/** Counts a call against a limit; throws `too_many_requests` beyond it. */
export type Count = (limit: LimitName, ctx: Pick<RequestContext, "member" | "from">) => void;

const byAddress: ReadonlySet<LimitName> = new Set(["login", "signup", "signup_check"]);

/**
 * Whom a limit counts: a member as herself, wherever she is; a visitor, and whoever logs in or signs
 * up, by the address, so that accounts of one's own open no further tries.
 */
export function getCaller(
  limit: LimitName,
  { member, from }: Pick<RequestContext, "member" | "from">,
): string {
  return member && !byAddress.has(limit) ? member.id : from;
}
