import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/test-database.ts";

const database = testDatabase();

/** Ids the database does not create, each with the reason. */
const notMadeHere: Readonly<Record<string, string>> = {
  site: "a word the owner chose, known to everybody",
  search_card: "its profile's",
  signup_request: "the browser's own, by which it tries again",
};

/** Tables with numbers that never leave the server: ids on the wire are strings (contract/specification.test.ts). */
const internal = [
  "account_deletion",
  // The office alone shows an entry's place in the chain.
  "audit_entry",
  "consent",
  "domain_event",
  "failed_login",
  "ledger",
  "payment_reversal",
  "payment_state",
  "photo_secret",
  "purchase_reversal",
  "rate_limit_use",
  "staff_failed_login",
  "suspension",
];

test("an id is random, created by the database, and does not reveal the previous id", async () => {
  const { rows } = await sql<{ table: string; type: string; made: string | null }>`
    select table_name as "table", data_type as type, column_default as made
    from information_schema.columns where table_schema = 'public' and column_name = 'id'
    order by table_name`.execute(database.db);
  const named = rows.filter(({ table }) => !(table in notMadeHere));
  expect(named.filter(({ type }) => type !== "uuid").map(({ table }) => table)).toEqual(internal);
  const random = named.filter(({ type }) => type === "uuid");
  expect(random.length).toBeGreaterThan(0);
  for (const { table, made } of random) expect([table, made]).toEqual([table, "gen_random_uuid()"]);
});
