import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { publishProfile } from "#server/domains/profiles/lifecycle.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { recordEvent } from "#server/platform/events.ts";
import { accountConfirmed } from "#server/domains/accounts/events.ts";
import { markConfirmed } from "#server/domains/accounts/store.ts";

/** Confirms an account whose member has proved to own the address: the profile becomes visible. */
export async function setConfirmed(
  tx: Tx,
  { site, id, at }: { readonly site: SiteId; readonly id: MemberId; readonly at: Date },
): Promise<void> {
  if (!(await markConfirmed(tx, site, id, at))) return;
  await publishProfile(tx, site, id, at);
  await recordEvent(tx, accountConfirmed, { site, at, data: { member: id } });
}
