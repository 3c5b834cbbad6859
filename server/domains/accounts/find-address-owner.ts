import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { consumeRateLimit } from "#server/platform/limits/persistent-rate-limit.ts";
import { findAccount } from "./find-account.ts";
import { normalizeEmail } from "./rules.ts";

const HOUR_MS = 3_600_000;
const perAddress = { name: "address_lookup", times: 20, windowMs: HOUR_MS };
const perVisitor = { name: "address_lookups_from", times: 60, windowMs: HOUR_MS };

/** Counts a lookup of an address, both per address and per visitor. Throws `too_many_requests`. */
export async function consumeLookupLimit(
  { services, site, at, from }: RequestContext,
  email: string,
): Promise<void> {
  await consumeRateLimit(services.db, perVisitor, { site: site.id, key: from, at });
  await consumeRateLimit(services.db, perAddress, {
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
