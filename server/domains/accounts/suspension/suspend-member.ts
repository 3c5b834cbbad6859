import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { endSessions } from "#server/domains/accounts/sessions/end-session.ts";
import { notifyPartners } from "#server/domains/chat/notify-partners.ts";
import type { RequestContext, Services } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { endSuspensionRow, findSuspension, insertSuspension } from "./store.ts";
import type { NewSuspension } from "./store.ts";

/**
 * Hides a member from everybody and keeps the member out until the suspension ends. Returns the
 * sessions it ended, to be published after the commit.
 */
export async function createSuspension(
  tx: Tx,
  suspension: NewSuspension,
  at: Date,
): Promise<readonly Buffer[]> {
  await insertSuspension(tx, suspension, at);
  return endSessions(tx, { site: suspension.site, account: suspension.member, except: null }, at);
}

/** Ends the suspension that a case led to, if it is still running, and returns its member. */
export function endSuspension(tx: Tx, caseId: string, at: Date): Promise<MemberId | null> {
  return endSuspensionRow(tx, { caseId }, at);
}

/** Makes open pages reload what they show of a member whose suspension began or ended. */
export async function notifyOfSuspension(
  services: Pick<Services, "db" | "bus" | "changedProfiles" | "endedSessions">,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
  ended: readonly Buffer[] = [],
): Promise<void> {
  for (const hash of ended) services.endedSessions.publish(member, hash);
  services.changedProfiles.publish(member, "changed");
  await notifyPartners(services, site, member);
}

/** Throws `account_disabled`, with the reason and the end, for a member disabled by staff. */
export async function assertNotSuspended(ctx: RequestContext, member: MemberId): Promise<void> {
  const found = await findSuspension(ctx.services.db, member);
  if (found) throw new AppError("account_disabled", { until: found.ends_at, ground: found.ground });
}
