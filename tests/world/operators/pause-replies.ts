import { sql } from "kysely";
import { vi } from "vitest";
import type { Database } from "#server/platform/database/database.ts";

/** How many statements wait for a lock in this test's database. */
async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Resolves once so many statements wait for a lock. */
export const untilWaiting = (db: Database, statements: number) =>
  vi.waitUntil(async () => (await countWaiting(db)) >= statements, { interval: 5, timeout: 1_200 });

/**
 * Starts a reply that stops after all of its checks, just before it is stored, and then `act`. Returns
 * both answers, and what `look` reads once `act` is done or waits, while the reply is not sent.
 */
export async function actDuringReply<Reply, Act, Seen>(
  db: Database,
  {
    reply,
    act,
    look,
  }: {
    readonly reply: () => Promise<Reply>;
    readonly act: () => Promise<Act>;
    readonly look: () => Promise<Seen>;
  },
): Promise<{ readonly reply: Reply; readonly act: Act; readonly seen: Seen }> {
  const paused = await db.transaction().execute(async (tx) => {
    await sql`lock table operator_reply in share mode`.execute(tx);
    const replying = reply();
    await untilWaiting(db, 1);
    const acting = act();
    await Promise.race([acting, untilWaiting(db, 2)]);
    return { replying, acting, seen: await look() };
  });
  return { reply: await paused.replying, act: await paused.acting, seen: paused.seen };
}
