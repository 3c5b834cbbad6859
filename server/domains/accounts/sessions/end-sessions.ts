import { endOtherLogins } from "#server/domains/accounts/sessions/end-other-logins.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { endSessionById } from "./store.ts";

/** Ends one of the member's sessions and closes its sockets. An unknown id changes nothing. */
export async function endMemberSession(
  { services, site, at }: RequestContext,
  { id: account }: CurrentMember,
  id: string,
): Promise<void> {
  const ended = await endSessionById(services.db, { site: site.id, account, id }, at);
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
