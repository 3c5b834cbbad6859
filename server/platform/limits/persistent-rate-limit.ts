import { sql } from "kysely";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Clock } from "#server/platform/clock.ts";
import { lockHash } from "#server/platform/database/advisory-lock.ts";
import type { Database, Db, Tx } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { RateLimit } from "./rate-limiter.ts";
import { defineSweep } from "#server/platform/queue/queue.ts";
import type { Worker } from "#server/platform/queue/queue.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";

/** A limit shared by all processes that survives restarts, with a window of a day at most. */
export interface PersistentRateLimit extends RateLimit {
  readonly name: string;
}

/**
 * Counts one attempt of `key` on a site. Throws beyond the limit, `too_many_requests` unless it has
 * another code, with the minutes until the next. The attempt counts whatever its outcome, unless its
 * transaction is rolled back.
 */
export async function consumeRateLimit(
  db: Db,
  limit: PersistentRateLimit,
  { site, key, at }: { readonly site: SiteId; readonly key: string; readonly at: Date },
): Promise<void> {
  const keyHash = hashToken(`${site} ${limit.name} ${key}`);
  const consume = async (tx: Tx) => {
    await lockHash(tx, keyHash);
    const since = new Date(at.getTime() - limit.windowMs);
    // Clocks differ a little; an attempt far in the future comes from a clock that has been
    // corrected.
    const until = new Date(at.getTime() + limit.windowMs);
    const rows = await tables(tx)
      .selectFrom("rate_limit_use")
      .where((of) => of.and({ site_id: site, limit_name: limit.name, key_hash: keyHash }))
      .where("used_at", ">", since)
      .where("used_at", "<", until)
      .orderBy("used_at", "desc")
      .limit(limit.times)
      .select("used_at")
      .execute();
    const oldest = rows[limit.times - 1];
    if (oldest) {
      const waitMs = oldest.used_at.getTime() + limit.windowMs - at.getTime();
      throw new AppError(limit.code ?? "too_many_requests", {
        minutes: Math.ceil(waitMs / 60_000),
      });
    }
    await tables(tx)
      .insertInto("rate_limit_use")
      .values({ site_id: site, limit_name: limit.name, key_hash: keyHash, used_at: at })
      .execute();
  };
  await (isTransaction(db) ? consume(db) : db.transaction().execute(consume));
}

function isTransaction(db: Db): db is Tx {
  return db.isTransaction;
}

export const rateLimitWorkers: readonly Worker<{ readonly db: Database; readonly clock: Clock }>[] =
  [
    defineSweep("limits.forget", "20 * * * *", async ({ db, clock }) => {
      const now = clock.now().getTime();
      const [from, to] = [new Date(now - DAY_MS), new Date(now + DAY_MS)];
      // Two conditions, each served by an index and each in bounded statements.
      await purgeExpired(db, "rate_limit_use", sql`used_at < ${from}`);
      await purgeExpired(db, "rate_limit_use", sql`used_at > ${to}`);
      await purgeExpired(db, "rate_limit_window", sql`expires_at < ${clock.now()}`);
    }),
  ];

const DAY_MS = 86_400_000;

type TryTables = {
  rate_limit_use: { site_id: SiteId; limit_name: string; key_hash: Buffer; used_at: Date };
};

const tables = (db: Db) => db.withTables<TryTables>();
