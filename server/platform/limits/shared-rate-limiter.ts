import { sql } from "kysely";
import { createBatcher } from "#server/platform/batches.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isStatementError } from "#server/platform/database/is-statement-error.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { RateLimit } from "./rate-limiter.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";

export interface SharedRateLimiter<Name extends string> {
  /**
   * Counts one request of a caller against all windows of a limit. Rejects beyond any of them, with
   * the seconds until another may pass.
   */
  consume(name: Name, key: string): Promise<void>;
}

interface Use {
  readonly keyHash: Buffer;
  readonly limit: RateLimit;
  readonly at: number;
}

/**
 * Counts in PostgreSQL, over all processes, as `createRateLimiter` does in memory: the previous
 * window's count fades out while the current one fills. Concurrent requests share a statement.
 */
export function createSharedRateLimiter<Name extends string>(
  table: Readonly<Record<Name, readonly RateLimit[]>>,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): SharedRateLimiter<Name> {
  const count = createBatcher<Use, boolean>({
    run: (uses) => countUses(db, uses),
    keys: ({ keyHash }) => [keyHash.toString("base64")],
    concurrency: 2,
    maxNextTo: 64,
    maxBatch: 256,
    maxQueue: 10_000,
    overloaded: () => new AppError("unavailable"),
    isFatal: (error) => !isStatementError(error),
  });
  return {
    async consume(name, key) {
      const at = clock.now().getTime();
      for (const limit of table[name]) {
        const { windowMs, code = "too_many_requests" } = limit;
        const keyHash = hashToken(`${name} ${windowMs} ${key}`);
        // oxlint-disable-next-line no-await-in-loop -- a rejected request counts in no further window
        if (await count({ keyHash, limit, at })) continue;
        // The exact moment depends on how the requests were spread; by then enough of the count has
        // faded.
        const retryAfterSeconds = Math.ceil((windowMs - (at % windowMs)) / 1_000) + 1;
        throw new AppError(code, { retryAfterSeconds });
      }
    },
  };
}

/** Counts each use that its limit admits, in one statement; returns which were counted. */
async function countUses(db: Database, uses: readonly Use[]): Promise<boolean[]> {
  const hashes = uses.map(({ keyHash }) => keyHash);
  const numbers = uses.map(({ limit, at }) => Math.floor(at / limit.windowMs));
  const { rows } = await sql<{ key_hash: Buffer }>`
    with request as (
      select * from unnest(
        ${hashes}::bytea[],
        ${numbers}::bigint[],
        ${uses.map(({ limit, at }) => 1 - (at % limit.windowMs) / limit.windowMs)}::float8[],
        ${uses.map(({ limit }) => limit.times)}::int[],
        ${uses.map(({ limit, at }) => new Date(at + 2 * limit.windowMs))}::timestamptz[]
      ) r (key_hash, number, left_over, times, expires_at)
    ), current as (
      -- In the same order everywhere, so that two processes never wait for each other.
      select * from rate_limit_window where key_hash = any(${hashes}::bytea[])
      order by key_hash for update
    ), counted as (
      -- Of another process, whose clock may be a little ahead, the window has already begun.
      select r.key_hash, r.times, r.expires_at,
        case when c.number = r.number + 1 then c.number else r.number end as number,
        case when c.number = r.number + 1 then 1 else r.left_over end as left_over,
        case when c.number in (r.number, r.number + 1) then c.uses else 0 end as uses,
        case when c.number in (r.number, r.number + 1) then c.uses_before
          when c.number = r.number - 1 then c.uses else 0 end as uses_before
      from request r left join current c using (key_hash)
    )
    insert into rate_limit_window as w (key_hash, number, uses, uses_before, expires_at)
    select key_hash, number, uses + 1, uses_before, expires_at from counted
    where uses + uses_before * left_over < times
    -- Two processes may both count the first use of a caller.
    on conflict (key_hash) do update set
      number = excluded.number,
      uses = case when w.number = excluded.number then w.uses + 1 else excluded.uses end,
      uses_before = excluded.uses_before,
      expires_at = excluded.expires_at
    -- A row that this statement's snapshot lacks was neither locked nor counted above.
    where w.number <> excluded.number or w.uses + w.uses_before * (
      select left_over from counted where counted.key_hash = excluded.key_hash
    ) < (select times from counted where counted.key_hash = excluded.key_hash)
    returning key_hash`.execute(db);
  const counted = new Set(rows.map(({ key_hash }) => key_hash.toString("base64")));
  return uses.map(({ keyHash }) => counted.has(keyHash.toString("base64")));
}
