import type { MemberId } from "#contract/shared/ids.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { deleteDevices } from "./device-store.ts";
import * as store from "./session-store.ts";
import { findDevice } from "./start-session.ts";

/** Ends one of the member's sessions and closes its sockets. An unknown id changes nothing. */
export async function endMemberSession(
  { services, site, at }: RequestContext,
  { id: account }: CurrentMember,
  id: string,
): Promise<void> {
  const ended = await store.endSessionById(services.db, { site: site.id, account, id }, at);
  if (ended) services.endedSessions.publish(account, ended);
}

/** Ends the member's other sessions; their devices count as new at the next log-in. */
export async function endOtherSessions(
  ctx: RequestContext,
  { id, sessionHash }: CurrentMember,
): Promise<void> {
  const { db, endedSessions } = ctx.services;
  const ended = await db.transaction().execute((tx) => endOtherLogins(tx, ctx, id, sessionHash));
  for (const hash of ended) endedSessions.publish(id, hash);
}

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
  return store.endSessions(tx, { site, account, except: session }, ctx.at);
}
