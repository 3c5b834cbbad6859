import type { LoggedIn, Parts } from "#server/domains/call.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { tokenHash } from "#server/platform/secrets/tokens.ts";
import { memberOfSession } from "./store.ts";

/** Who a session cookie belongs to on this site; null for none, an ended or a foreign one. */
export async function findLoggedIn(
  parts: Parts,
  site: Site,
  cookie: string | undefined,
  at: Date,
): Promise<LoggedIn | null> {
  if (!cookie || cookie.length !== 43) return null;
  const sessionHash = tokenHash(cookie);
  const row = await memberOfSession(parts.db, site.id, sessionHash, at);
  return row ? { id: row.account_id, sessionHash } : null;
}
