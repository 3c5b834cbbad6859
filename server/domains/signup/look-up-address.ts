import type { MemberId } from "#contract/ids.ts";
import { findAccount } from "#server/domains/accounts/find-account.ts";
import { normaliseEmail } from "#server/domains/accounts/rules.ts";
import type { Call } from "#server/domains/call.ts";
import { countTry } from "#server/platform/lasting-limits.ts";

const HOUR_MS = 3_600_000;
const byAddress = { name: "address_lookup", times: 20, windowMs: HOUR_MS };
const byVisitor = { name: "address_lookups_from", times: 60, windowMs: HOUR_MS };

/** Counts a look at whether an address has an account, whatever the answer: by address and by visitor. */
export async function countLookUp({ parts, site, at, from }: Call, email: string): Promise<void> {
  await countTry(parts.db, byVisitor, { site: site.id, key: from, at });
  await countTry(parts.db, byAddress, { site: site.id, key: normaliseEmail(email), at });
}

/** The account of an address on this site, for a form that says so. Throws `too_many_requests`. */
export async function lookUpAddress(call: Call, email: string): Promise<MemberId | null> {
  await countLookUp(call, email);
  return (await findAccount(call.parts.db, call.site.id, email))?.id ?? null;
}
