import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { consumeRateLimit } from "#server/platform/limits/persistent-rate-limit.ts";
import { findAccount } from "./find-account.ts";
import { normalizeEmail, ADDRESS_LOOKUP_LIMIT, VISITOR_LOOKUP_LIMIT } from "./rules.ts";

/** Counts a lookup of an address, both per address and per visitor. Throws `too_many_requests`. */
export async function consumeLookupLimit(
  { services, site, at, from }: RequestContext,
  email: string,
): Promise<void> {
  await consumeRateLimit(services.db, VISITOR_LOOKUP_LIMIT, { site: site.id, key: from, at });
  await consumeRateLimit(services.db, ADDRESS_LOOKUP_LIMIT, {
    site: site.id,
    key: normalizeEmail(email),
    at,
  });
}

/** The account of an address on this site; null if there is none. Throws `too_many_requests`. */
export async function findAddressOwner(
  ctx: RequestContext,
  email: string,
): Promise<MemberId | null> {
  await consumeLookupLimit(ctx, email);
  return (await findAccount(ctx.services.db, ctx.site.id, email))?.id ?? null;
}
