import type { MemberId, SiteId } from "#contract/ids.ts";
import type { LoggedIn, Parts } from "#server/domains/call.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { inBatches } from "#server/platform/batches.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isStatementError } from "#server/platform/database/is-statement-error.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { tokenHash } from "#server/platform/secrets/tokens.ts";
import { membersOfSessions } from "./store.ts";

/** Who a session cookie belongs to on this site; null for none, an ended or a foreign one. */
export async function findLoggedIn(
  parts: Parts,
  site: Site,
  cookie: string | undefined,
  at: Date,
): Promise<LoggedIn | null> {
  if (!cookie || cookie.length !== 43) return null;
  const sessionHash = tokenHash(cookie);
  const id = await lookUp(parts.db)({ site: site.id, tokenHash: sessionHash, at });
  return id ? { id, sessionHash } : null;
}

interface Asked {
  readonly site: SiteId;
  readonly tokenHash: Buffer;
  readonly at: Date;
}

const lookUps = new WeakMap<Database, (asked: Asked) => Promise<MemberId | null>>();

/** Every request asks this; those that come in together share one statement. */
function lookUp(db: Database): (asked: Asked) => Promise<MemberId | null> {
  const kept = lookUps.get(db);
  if (kept) return kept;
  const made = inBatches<Asked, MemberId | null>({
    one: async (asked) => (await membersOfSessions(db, [asked]))[0] ?? null,
    many: (asked) => membersOfSessions(db, asked),
    keys: () => [],
    lanes: 2,
    atMost: 256,
    waiting: 10_000,
    overloaded: () => new Refused("unavailable"),
    hopeless: (error) => !isStatementError(error),
  });
  lookUps.set(db, made);
  return made;
}
