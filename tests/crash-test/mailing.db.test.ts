import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { notificationWorkers } from "#server/domains/notifications/jobs.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { installQueue } from "#server/platform/queue/queue.ts";
import { schema } from "#server/schema.ts";
import { enqueueSweeps } from "#tests/drain-queue.ts";
import { createEmptyDatabase } from "#tests/empty-database.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { aMember } from "#tests/world/a-member.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { killableApp } from "./killable-app.ts";

/** More than two batches of 200. */
const READERS = 450;
/** How many mails the program sends at once. */
const AT_ONCE = 4;
/** The program is killed after each of these numbers of sent mails. */
const KILL_AT = [1, 120, 300];
const PATIENCE_MS = 120_000;
const dir = await mkdtemp(path.join(tmpdir(), "vonk-mailing-"));
const file = path.join(dir, "mails");

afterAll(() => rm(dir, { recursive: true, force: true }));

/** The sent mails, each as address and id. */
const sent = () => (existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : []);

test(
  "a mailing whose process is killed reaches everybody, and nobody gets a second mail",
  async () => {
    // A second attempt begins again.
    await rm(file, { force: true });
    const url = await createEmptyDatabase();
    const { db, pool, close } = openDatabase(url, { size: 4, onLost: () => undefined });
    await migrate(pool, schema);
    await installQueue(pool);
    const [site] = demoSites;
    if (site) await saveSite(db, site);
    for (let n = 0; n < READERS; n += 1) await aMember(db, { photos: 0 });
    await sql`insert into notification_preference (account_id, key, mail, changed_at)
      select id, 'news', true, now() from account`.execute(db);
    await sql`insert into mailing (site_id, kind, texts, added_at, changed_at, starts_at)
      values ('vonk', 'news', ${JSON.stringify({ nl: { subject: "Dag", text: "Nieuws" } })},
        now(), now(), now())`.execute(db);
    const app = killableApp({
      PORT: String(await aFreePort()),
      DATABASE_URL: url,
      DATA_DIR: path.join(dir, "files"),
      MAILS: file,
    });
    const mailings = notificationWorkers.filter(({ job }) => job === "notifications.mailings");
    await app.start();
    try {
      for (const count of KILL_AT) {
        await enqueueSweeps(db, mailings);
        await expect.poll(() => sent().length, { timeout: PATIENCE_MS }).toBeGreaterThan(count);
        await app.kill();
        await app.start();
      }
      await enqueueSweeps(db, mailings);
      const isSettled = async () => {
        const { rows } = await sql<{ left: number }>`
          select count(*)::integer as left from mail where sent_at is null`.execute(db);
        return new Set(sent()).size === READERS && rows[0]?.left === 0;
      };
      await expect.poll(isSettled, { timeout: PATIENCE_MS }).toBe(true);
    } finally {
      await app.kill();
    }
    const mails = sent();
    // A repeated mail has the same id, so that a mail program recognizes it.
    expect(new Set(mails.map((mail) => mail.split(" ")[0])).size).toBe(READERS);
    expect(mails.length - READERS).toBeLessThanOrEqual(KILL_AT.length * AT_ONCE);
    const { rows } =
      await sql`select receivers, finished_at is not null as done from mailing`.execute(db);
    expect(rows).toEqual([{ receivers: READERS, done: true }]);
    await close();
  },
  3 * PATIENCE_MS,
);
