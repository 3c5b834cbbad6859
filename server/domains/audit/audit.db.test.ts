import { sql } from "kysely";
import { expect, test } from "vitest";
import type { SiteId } from "#contract/shared/ids.ts";
import { createLog } from "#server/platform/log.ts";
import { testApp } from "#tests/test-app.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { auditWorkers } from "./jobs.ts";
import { recordAudit } from "./record-audit.ts";

const app = testApp();
const at = new Date("2026-11-21T12:00:00Z");

async function recordEntries(times: number) {
  for (let n = 0; n < times; n += 1) {
    const entry = { at, staff: null, site: "vonk" as SiteId, target: `person ${n}` };
    await app.db
      .transaction()
      .execute((tx) => recordAudit(tx, { ...entry, action: "staff.added", details: { n: "1" } }));
  }
}

/** The lines that a job logs, as their entry and problem. */
async function linesOfJob(db = app.db, job = "audit.verify_whole"): Promise<unknown[]> {
  const lines: unknown[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  for (const worker of auditWorkers.filter((one) => one.job === job)) {
    await worker.run({ db, log, clock: app.clock }, {});
  }
  return lines;
}

test("an untouched trail passes verification, and its end is logged", async () => {
  await recordEntries(3);
  expect(await linesOfJob()).toMatchObject([
    { msg: "the end of the audit trail", entries: expect.any(Number), hash: expect.any(String) },
  ]);
});

test.each([
  ["update audit_entry set target = 'somebody else' where id = 2", 2, "it was changed"],
  ["update audit_entry set details = '{}' where id = 2", 2, "it was changed"],
  ["update audit_entry set at = at + interval '1 second' where id = 2", 2, "it was changed"],
  ["update audit_entry set staff_id = null, action = 'x' where id = 3", 3, "it was changed"],
  ["delete from audit_entry where id = 2", 3, "entries are missing before it"],
  [
    "delete from audit_entry where id = (select max(id) from audit_entry)",
    expect.any(Number),
    "entries are missing at the end",
  ],
])("finds what was tampered with: %s", async (tampering, entry, problem) => {
  await recordEntries(3);
  const lines = await app.db
    .transaction()
    .execute(async (tx) => {
      // Only the owner of the tables can do this.
      await sql`alter table audit_entry disable trigger append_only`.execute(tx);
      await sql.raw(tampering).execute(tx);
      // The job runs in the transaction that is rolled back.
      throw Object.assign(new Error("undone"), { lines: await linesOfJob(tx as never) });
    })
    .catch((error: { lines: unknown[] }) => error.lines);
  expect(lines[0]).toMatchObject({ level: 50, entry, problem });
});

test("concurrent entries form one chain", async () => {
  await Promise.all(Array.from({ length: 10 }, () => recordEntries(2)));
  expect(await linesOfJob()).toHaveLength(1);
});

/** Tampers with an entry, and returns what each of the jobs finds, in order. */
async function tamperWith(entry: string, ...jobs: string[]) {
  return app.db
    .transaction()
    .execute(async (tx) => {
      await sql`alter table audit_entry disable trigger append_only`.execute(tx);
      await sql`update audit_entry set target = 'somebody else' where id = ${sql.raw(entry)}`.execute(
        tx,
      );
      const lines = [];
      for (const job of jobs) lines.push((await linesOfJob(tx as never, job)).length);
      throw Object.assign(new Error("undone"), { lines });
    })
    .catch((error: { lines: unknown[] }) => error.lines);
}

test("the frequent job verifies only the entries since the last verification", async () => {
  await recordEntries(3);
  expect(await linesOfJob()).toHaveLength(1);
  await recordEntries(1);
  const last = "(select max(id) from audit_entry)";
  expect(await tamperWith(last, "audit.verify")).toEqual([2]);
  expect(await tamperWith("1", "audit.verify")).toEqual([1]);
  // Once a break is known, no later verification passes over it.
  expect(await tamperWith("1", "audit.verify_whole", "audit.verify")).toEqual([2, 2]);
});

test("an admin sees when the trail was last verified, and can verify all of it", async () => {
  const { browser } = await aStaffMember(app, { roles: [["vonk", "admin"]] });
  await linesOfJob();
  const read = async () => (await browser.get("/api/office/audit/chain")).json();
  const first = await read();
  expect(first).toMatchObject({ breaks: 0, checked_at: app.clock.now().toISOString() });
  await recordEntries(1);
  app.clock.advance(60_000);
  expect(await read()).toEqual(first);
  const now = (await browser.post("/api/office/audit/chain", {})).json();
  expect(now).toMatchObject({
    entries: first.entries + 1,
    checked_at: app.clock.now().toISOString(),
  });
  expect(await read()).toEqual(now);
});
