import type { MemberId } from "#contract/ids.ts";
import { findAccount } from "#server/domains/accounts/find-account.ts";
import { normaliseEmail } from "#server/domains/accounts/rules.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { consumeRateLimit } from "#server/platform/persistent-rate-limit.ts";

const HOUR_MS = 3_600_000;
const byAddress = { name: "address_lookup", times: 20, windowMs: HOUR_MS };
const byVisitor = { name: "address_lookups_from", times: 60, windowMs: HOUR_MS };

/** Counts a look at whether an address has an account, whatever the answer: by address and by visitor. */
export async function countLookUp(
  { services, site, at, from }: RequestContext,
  email: string,
): Promise<void> {
  await consumeRateLimit(services.db, byVisitor, { site: site.id, key: from, at });
  await consumeRateLimit(services.db, byAddress, { site: site.id, key: normaliseEmail(email), at });
}

/** The account of an address on this site, for a form that says so. Throws `too_many_requests`. */
export async function lookUpAddress(ctx: RequestContext, email: string): Promise<MemberId | null> {
  await countLookUp(ctx, email);
  return (await findAccount(ctx.services.db, ctx.site.id, email))?.id ?? null;
}
