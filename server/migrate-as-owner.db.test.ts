import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { grantBonus } from "#server/domains/credits/grant-bonus.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { drainWorkforce } from "#tests/drain-queue.ts";
import { testDatabase } from "#tests/test-database.ts";
import { openDatabase } from "./platform/database/database.ts";
import type { DatabaseHandle } from "./platform/database/database.ts";
import { createLog } from "./platform/log.ts";
import { defineJob, defineWorker, enqueue } from "./platform/queue/queue.ts";
import { migrateAsOwner } from "./migrate-as-owner.ts";

const owner = testDatabase();
const role = `program_${randomBytes(6).toString("hex")}`;
let program: DatabaseHandle;
const log = createLog("silent");

beforeAll(async () => {
  const { pool } = owner.handle;
  await pool.query(`create role ${role} login password 'secret'`);
  const url = new URL(pool.options.connectionString ?? "");
  url.username = role;
  url.password = "secret";
  program = openDatabase(url.href, { size: 2, onLost: () => undefined });
  await migrateAsOwner(pool, program.pool, log);
  for (const site of demoSites) await saveSite(program.db, site);
});

afterAll(async () => {
  await program.close();
  await owner.handle.pool.query(`drop owned by ${role}; drop role ${role}`);
});

test.each([
  ["alter table ledger disable trigger append_only", "must be owner of table ledger"],
  ["set session_replication_role = replica", "permission denied to set parameter"],
  ["update ledger set credits = 1", "permission denied for table ledger"],
  ["delete from ledger", "permission denied for table ledger"],
  ["truncate ledger", "permission denied for table ledger"],
  [
    `insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at)
     values ('vonk', gen_random_uuid(), 'x', 'granted', 'bonus', 1, now())`,
    "permission denied for table ledger",
  ],
  ["update wallet set bonus = 1000", "permission denied for table wallet"],
  [
    "insert into wallet (member_id, site_id) values (gen_random_uuid(), 'vonk')",
    "permission denied for table wallet",
  ],
  ["update credit_purchase set credits = 1", "rows of credit_purchase are only ever added"],
  ["delete from purchase_reversal", "rows of purchase_reversal are only ever added"],
  ["update audit_entry set target = 'x'", "permission denied for table audit_entry"],
  ["delete from audit_entry", "permission denied for table audit_entry"],
  ["update audit_head set entries = 0", "permission denied for table audit_head"],
  ["update audit_check set breaks = 0", "permission denied for table audit_check"],
  ["delete from migration", "permission denied for table migration"],
  ["select from sealed_contact", "permission denied for table sealed_contact"],
  ["delete from sealed_contact", "permission denied for table sealed_contact"],
  ["create table mine (id integer)", "permission denied for schema public"],
  ["create or replace function is_premium(text, uuid) returns boolean return true", "permission"],
])("the program's role cannot: %s", async (statement, reason) => {
  await expect(program.pool.query(statement)).rejects.toThrow(reason);
});

test("the program's role owns nothing and is not a superuser", async () => {
  const { rows } = await program.pool.query(`
    select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
      (select count(*)::integer from pg_shdepend
       where refobjid = r.oid and deptype = 'o') as owned
    from pg_roles r where rolname = current_user`);
  expect(rows).toEqual([
    { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owned: 0 },
  ]);
});

test("the program's role moves credits only through the functions", async () => {
  const member = randomUUID() as MemberId;
  const grant = { site: "vonk" as SiteId, member, cause: "signup", credits: 30, at: new Date() };
  const fresh = () => program.db.transaction().execute((tx) => grantBonus(tx, grant));
  expect([await fresh(), await fresh()]).toEqual([true, false]);
  const { rows } = await sql`select bonus, bought from wallet where member_id = ${member}`.execute(
    program.db,
  );
  expect(rows).toEqual([{ bonus: 30, bought: 0 }]);
});

test("the program's role adds and runs jobs", async () => {
  const greet = defineJob("greet", z.object({ name: z.string() }));
  const greeted: string[] = [];
  const greeter = defineWorker(greet, async (_, { name }) => void greeted.push(name));
  await enqueue(program.db, greet, { name: "Marijke" });
  await drainWorkforce({
    pool: program.pool,
    log,
    services: null,
    workers: [greeter],
    atOnce: 1,
  });
  expect(greeted).toEqual(["Marijke"]);
});

test("a program that runs as the owner gets one warning, a program with its own role none", async () => {
  const { pool } = owner.handle;
  const warnings: string[] = [];
  const noting = Object.assign(createLog("silent"), {
    warn: (_data: unknown, text: string) => void warnings.push(text),
  });
  await migrateAsOwner(pool, program.pool, noting);
  expect(warnings).toEqual([]);
  await migrateAsOwner(pool, pool, noting);
  expect(warnings).toEqual([expect.stringContaining("DATABASE_OWNER_URL")]);
});
