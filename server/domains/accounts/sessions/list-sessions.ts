import type { Session } from "#contract/accounts/sessions.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { listLiveSessions } from "./session-store.ts";

/** Where a member is logged in: this session first, then the most recently used. */
export async function listSessions(
  { services, site, at }: RequestContext,
  { id: account, sessionHash }: CurrentMember,
): Promise<Session[]> {
  const rows = await listLiveSessions(services.db, site.id, account, at);
  const sessions = rows.map(({ token_hash, used_at, ...row }) => ({
    ...row,
    used_at: used_at.toISOString(),
    current: token_hash.equals(sessionHash),
  }));
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
}
