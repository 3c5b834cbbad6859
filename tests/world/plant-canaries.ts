import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";

interface Column {
  readonly name: string;
  readonly type: string;
  /** Whether the table refuses a row without it. */
  readonly required: boolean;
  /** Its foreign key is a member's. */
  readonly isMember: boolean;
  /** The table of its foreign key, if that is another one. */
  readonly parent: string | null;
  /** The first value its check allows, if it lists them. */
  readonly choice: string | null;
}

/** Tables with a member's key that no foreign key names: it outlives the member. */
const withoutForeignKey = ["account", "profile", "conversation_member", "message"];
const keyNames: Readonly<Record<string, string>> = {
  account: "id",
  profile: "id",
  conversation_member: "member_id",
  message: "sender_id",
};

/** Every table with a member's key, as the catalogue lists them. */
async function listMemberTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid in ('account'::regclass, 'profile'::regclass)`.execute(db);
  return [...new Set([...withoutForeignKey, ...rows.map(({ name }) => name)])];
}

async function listColumns(db: Db, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select a.attname as name, a.atttypid::regtype::text as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as required,
      a.attname = ${keyNames[table] ?? ""} or exists (
        select from pg_constraint c cross join lateral unnest(c.conkey, c.confkey) k (own, key)
        join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.key and f.attname = 'id'
        where c.contype = 'f' and c.conrelid = a.attrelid and k.own = a.attnum
          and c.confrelid in ('account'::regclass, 'profile'::regclass)) as "isMember",
      (select c.confrelid::regclass::text from pg_constraint c
        where c.contype = 'f' and c.conrelid = a.attrelid and c.conkey = array[a.attnum]
          and c.confrelid in ('conversation'::regclass, 'staff'::regclass)) as parent,
      (select substring(pg_get_constraintdef(c.oid) from 'ARRAY\\[''([^'']*)''')
        from pg_constraint c where c.contype = 'c' and c.conrelid = a.attrelid
          and c.conkey = array[a.attnum] limit 1) as choice
    from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' order by a.attnum`.execute(db);
  return rows;
}

/** Values of a type that contain the canary; the first that a column's checks allow is stored. */
function writeCanary(type: string, canary: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const json = sql`json_build_object('canary', ${canary})`;
  const values: Readonly<Record<string, RawBuilder<unknown>[]>> = {
    text: [canary, sql`${json}::text`],
    "text[]": [sql`array[${canary}]`],
    bytea: [sql`convert_to(${canary}, 'utf8')`],
    jsonb: [sql`${json}::jsonb`],
    json: [json],
  };
  return values[type] ?? [];
}

/** A value for a column of a new row. */
function fill({ name, type, choice, parent }: Column): RawBuilder<unknown> {
  if (name === "site_id") return sql`'vonk'`;
  if (parent !== null) return sql`(select id from ${sql.table(parent)} limit 1)`;
  if (choice !== null) return sql`${choice}`;
  const values: Readonly<Record<string, RawBuilder<unknown>>> = {
    uuid: sql`gen_random_uuid()`,
    "timestamp with time zone": sql`now()`,
    date: sql`current_date`,
    boolean: sql`true`,
  };
  return values[type] ?? writeCanary(type, sql`'nieuw'`)[0] ?? sql`1`;
}

async function insertRow(
  db: Db,
  table: string,
  columns: readonly Column[],
  members: readonly MemberId[],
): Promise<void> {
  const left = [...members];
  const given = columns.filter(({ required, isMember }) => required || isMember);
  const values = given.map((column) => (column.isMember ? sql`${left.shift()}` : fill(column)));
  await sql`insert into ${sql.table(table)} (${sql.join(given.map(({ name }) => sql.ref(name)))})
    values (${sql.join(values)})`.execute(db);
}

/**
 * Writes the canary into every column that takes it, in every row with the member's key, of every
 * table with one. A table without such a row gets one first, with another member where two belong in
 * it. Returns the tables that have the canary now.
 */
export async function plantCanaries(
  db: Db,
  [member, other]: readonly [MemberId, MemberId],
  canary: string,
): Promise<string[]> {
  const planted = new Set<string>();
  for (const table of await listMemberTables(db)) {
    const columns = await listColumns(db, table);
    const isHers = sql.join(
      columns.filter((one) => one.isMember).map(({ name }) => sql`${sql.ref(name)} = ${member}`),
      sql` or `,
    );
    const { rows } = await sql`select from ${sql.table(table)} where ${isHers}`.execute(db);
    if (rows.length === 0) await insertRow(db, table, columns, [member, other]);
    const word = sql`(${canary}::text || md5(ctid::text))`;
    // By its keys the erasure finds a photo's files; no member writes one.
    for (const { name, type } of columns.filter((one) => !/^site_id$|_key$/.test(one.name))) {
      for (const value of writeCanary(type, word)) {
        const done = await sql`
          update ${sql.table(table)} set ${sql.ref(name)} = ${value} where ${isHers}`
          .execute(db)
          .catch(() => null);
        if (!done?.numAffectedRows) continue;
        planted.add(table);
        break;
      }
    }
  }
  return [...planted].toSorted();
}
