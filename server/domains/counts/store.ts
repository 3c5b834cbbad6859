import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

/** A statement of the domain that counts. */
type Count = RawBuilder<{ readonly count: number }>;

/** Runs both as one statement, because every page of a member needs them. */
export async function loadCounts(db: Db, messages: Count, likes: Count) {
  const { rows } = await sql<{ messages: number; likes: number }>`
    select (${messages}) as messages, (${likes}) as likes`.execute(db);
  return rows[0] ?? { messages: 0, likes: 0 };
}
