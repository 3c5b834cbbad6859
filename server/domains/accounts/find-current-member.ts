import type { MemberId, SiteId } from "#contract/ids.ts";
import type { CurrentMember, Services } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { createBatcher } from "#server/platform/batches.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isStatementError } from "#server/platform/database/is-statement-error.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { tokenHash } from "#server/platform/secrets/tokens.ts";
import { membersOfSessions } from "./store.ts";

/** Who a session cookie belongs to on this site; null for none, an ended or a foreign one. */
export async function findCurrentMember(
  services: Services,
  site: Site,
  cookie: string | undefined,
  at: Date,
): Promise<CurrentMember | null> {
  if (!cookie || cookie.length !== 43) return null;
  const sessionHash = tokenHash(cookie);
  const id = await lookUp(services.db)({ site: site.id, tokenHash: sessionHash, at });
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
  const made = createBatcher<Asked, MemberId | null>({
    one: async (asked) => (await membersOfSessions(db, [asked]))[0] ?? null,
    many: (asked) => membersOfSessions(db, asked),
    keys: () => [],
    concurrency: 2,
    maxBatch: 256,
    maxQueue: 10_000,
    overloaded: () => new AppError("unavailable"),
    isFatal: (error) => !isStatementError(error),
  });
  lookUps.set(db, made);
  return made;
}
