import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Owner } from "./store.ts";

/** A column of the database, as its catalogue describes it. */
export interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** Whether it is a foreign key to an account or a profile. */
  readonly refers: boolean;
}

/** Every column of the program's tables. */
export async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
      exists (
        select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
        and k.confrelid in ('account'::regclass, 'profile'::regclass)
        and a.attnum = any (k.conkey) and a.attname <> 'site_id'
      ) as refers
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db);
  return rows;
}

/** The rows of a table whose `key` is the member, with some of its columns. */
export function buildRowsQuery(
  table: string,
  {
    key,
    columns,
    hasSite,
  }: {
    readonly key: string;
    readonly columns: readonly string[];
    readonly hasSite: boolean;
  },
): (owner: Owner) => RawBuilder<unknown> {
  const shown = sql.join(columns.map((column) => sql.ref(column)));
  return ({ site, account }) => sql`
    select ${shown} from ${sql.table(table)}
    where ${sql.ref(key)} = ${account} ${hasSite ? sql`and site_id = ${site}` : sql``}`;
}

const ROWS_AT_ONCE = 500;

/** The rows of a query as JSON, in batches, so that any number of rows fits into memory. */
export async function* readRows(tx: Tx, query: RawBuilder<unknown>): AsyncGenerator<string[]> {
  await sql`declare exported no scroll cursor for
    select to_jsonb(exported_row)::text as json from (${query}) exported_row`.execute(tx);
  try {
    for (;;) {
      const { rows } = await sql<{ json: string }>`
        fetch ${sql.lit(ROWS_AT_ONCE)} from exported`.execute(tx);
      if (rows.length > 0) yield rows.map(({ json }) => json);
      if (rows.length < ROWS_AT_ONCE) return;
    }
  } finally {
    await sql`close exported`.execute(tx);
  }
}
