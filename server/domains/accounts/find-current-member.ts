import type { MemberId, SiteId } from "#contract/ids.ts";
import type { CurrentMember, Services } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { createBatcher } from "#server/platform/batches.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isStatementError } from "#server/platform/database/is-statement-error.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { findSessionMembers } from "./session-store.ts";

/** The member a session cookie belongs to; null if it has ended or is of another site. */
export async function findCurrentMember(
  services: Services,
  site: Site,
  cookie: string | undefined,
  at: Date,
): Promise<CurrentMember | null> {
  if (!cookie || cookie.length !== 43) return null;
  const sessionHash = hashToken(cookie);
  const id = await batcherOf(services.db)({ site: site.id, tokenHash: sessionHash, at });
  return id ? { id, sessionHash } : null;
}

interface SessionLookup {
  readonly site: SiteId;
  readonly tokenHash: Buffer;
  readonly at: Date;
}

type FindSession = (lookup: SessionLookup) => Promise<MemberId | null>;

const batchers = new WeakMap<Database, FindSession>();

/** Every request looks up its session; those that come in together share one statement. */
function batcherOf(db: Database): FindSession {
  const existing = batchers.get(db);
  if (existing) return existing;
  const batcher = createBatcher<SessionLookup, MemberId | null>({
    one: async (lookup) => (await findSessionMembers(db, [lookup]))[0] ?? null,
    many: (lookups) => findSessionMembers(db, lookups),
    keys: () => [],
    concurrency: 2,
    maxBatch: 256,
    maxQueue: 10_000,
    overloaded: () => new AppError("unavailable"),
    isFatal: (error) => !isStatementError(error),
  });
  batchers.set(db, batcher);
  return batcher;
}
