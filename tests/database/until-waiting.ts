import { sql } from "kysely";
import { vi } from "vitest";
import type { Database } from "#server/platform/database/database.ts";

/** Resolves once so many statements wait for a lock in the test's database. */
export function untilWaiting(db: Database, statements: number): Promise<boolean> {
  const isReached = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return (rows[0]?.waiting ?? 0) >= statements;
  };
  // Shorter than the time a statement waits for a lock.
  return vi.waitUntil(isReached, { interval: 5, timeout: 1_200 });
}
