import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { deleteDevices, endSessions } from "./session-store.ts";
import { findDevice } from "./start-session.ts";

/**
 * Ends the account's sessions and deletes its devices, except this browser's if `session` is its
 * session. Returns the ended sessions, to be published after the commit.
 */
export async function endOtherLogins(
  tx: Tx,
  ctx: RequestContext,
  account: MemberId,
  session: Buffer | null,
): Promise<readonly Buffer[]> {
  const site = ctx.site.id;
  await deleteDevices(tx, { site, account, except: session && findDevice(ctx) });
  return endSessions(tx, { site, account, except: session }, ctx.at);
}
