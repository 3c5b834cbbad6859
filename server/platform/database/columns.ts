import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** Columns of a row with their values, for statements about tables of the same shape. */
export type Columns = Readonly<Record<string, string | number | Buffer | Date | null>>;

/** The condition that a row has these values. */
export function matchColumns(columns: Columns): RawBuilder<boolean> {
  const conditions = Object.entries(columns).map(([name, value]) =>
    value === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${value}`,
  );
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** What follows `insert into` and the table. */
export function buildValues(row: Columns): RawBuilder<unknown> {
  const names = Object.keys(row).map((name) => sql.ref(name));
  return sql`(${sql.join(names)}) values (${sql.join(Object.values(row))})`;
}
