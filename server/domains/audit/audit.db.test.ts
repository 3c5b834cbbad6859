import { sql } from "kysely";
import { expect, test } from "vitest";
import type { SiteId } from "#contract/shared/ids.ts";
import { createLog } from "#server/platform/log.ts";
import { testApp } from "#tests/test-app.ts";
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

/** The lines that the job logs, as their entry and problem. */
async function linesOfJob(db = app.db): Promise<unknown[]> {
  const lines: unknown[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  for (const worker of auditWorkers) await worker.run({ db, log }, {});
  return lines;
}

test("an untouched trail is in order, and its end is logged", async () => {
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
      // The job only reads, so that it runs in the transaction that is undone.
      throw Object.assign(new Error("undone"), { lines: await linesOfJob(tx as never) });
    })
    .catch((error: { lines: unknown[] }) => error.lines);
  expect(lines[0]).toMatchObject({ level: 50, entry, problem });
});

test("concurrent entries form one chain", async () => {
  await Promise.all(Array.from({ length: 10 }, () => recordEntries(2)));
  expect(await linesOfJob()).toHaveLength(1);
});
