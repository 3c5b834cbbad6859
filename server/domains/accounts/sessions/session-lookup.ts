import type { SiteId } from "#contract/shared/ids.ts";
import type { CurrentMember, SessionLookup } from "#server/domains/request-context.ts";
import { createBatcher } from "#server/platform/batches.ts";
import type { Bus } from "#server/platform/relay/bus.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { isStatementError } from "#server/platform/database/is-statement-error.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { findLiveSessions, findSessions, touchSession } from "./session-store.ts";
import type { LiveSession } from "./session-store.ts";

/** How long this process may treat a session as live after another process ended it. */
const CACHE_MS = 5_000;
const MAX_CACHED = 20_000;
/** How precisely the member sees when a session was last used. */
const TOUCH_MS = 600_000;

interface Cached {
  readonly site: SiteId;
  readonly member: CurrentMember;
  readonly readAt: number;
  readonly expiresAt: Date;
}

/**
 * Every request looks up its session: concurrent lookups share one statement, and results are
 * cached for five seconds. A session ended by this process is over at once.
 */
export function createSessionLookup(db: Database, endedSessions: Bus<Buffer>): SessionLookup {
  /** Least recently read first. */
  const cache = new Map<string, Cached>();
  const lookUp = createBatcher<Lookup, LiveSession | null>({
    run: (lookups) => findSessions(db, lookups),
    keys: () => [],
    concurrency: 2,
    maxNextTo: 256,
    maxBatch: 256,
    maxQueue: 10_000,
    overloaded: () => new AppError("unavailable"),
    isFatal: (error) => !isStatementError(error),
  });
  let endings = 0;
  endedSessions.listen((_member, hash) => {
    endings += 1;
    cache.delete(toKey(hash));
  });

  return {
    async find(site, cookie, at) {
      if (!cookie || cookie.length !== 43) return null;
      const sessionHash = hashToken(cookie);
      const key = toKey(sessionHash);
      const cached = cache.get(key);
      if (cached && cached.site === site.id && isFresh(cached, at)) return cached.member;
      const endingsBefore = endings;
      const session = await lookUp({ site: site.id, tokenHash: sessionHash, at });
      if (!session) return null;
      if (at.getTime() - session.usedAt.getTime() >= TOUCH_MS) {
        // No request waits for this or fails because of it; the next request tries again.
        touchSession(db, site.id, sessionHash, at).catch(() => undefined);
      }
      const member = { id: session.member, sessionHash };
      // This session may have ended in the meantime.
      if (endings === endingsBefore) {
        cache.delete(key);
        cache.set(key, {
          site: site.id,
          member,
          readAt: at.getTime(),
          expiresAt: session.expiresAt,
        });
        const [oldest] = cache.size > MAX_CACHED ? cache.keys() : [];
        if (oldest !== undefined) cache.delete(oldest);
      }
      return member;
    },
  };
}

interface Lookup {
  readonly site: SiteId;
  readonly tokenHash: Buffer;
  readonly at: Date;
}

const toKey = (sessionHash: Buffer) => sessionHash.toString("base64");

function isFresh({ readAt, expiresAt }: Cached, at: Date): boolean {
  return Math.abs(at.getTime() - readAt) < CACHE_MS && at < expiresAt;
}

/** Which of a site's sessions (hashes in hex) were logged out, have expired or were erased. */
export async function findEndedSessions(
  db: Db,
  site: SiteId,
  hashes: readonly string[],
  at: Date,
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const buffers = hashes.map((hash) => Buffer.from(hash, "hex"));
  const live = new Set(await findLiveSessions(db, site, buffers, at));
  return hashes.filter((hash) => !live.has(hash));
}
