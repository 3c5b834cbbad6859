import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { schema } from "#server/schema.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { createEmptyDatabase } from "./empty-database.ts";
import { aFreePort } from "./world/a-free-port.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** A demo that starts by mistake would serve until the test run is killed. */
const EXITS_WITHIN_MS = 90_000;

test("MODE=production npm start on an empty database serves it and writes no business data", async () => {
  const databaseUrl = await createEmptyDatabase();
  const port = await aFreePort();
  const dataDir = await aDataDir();
  const program = spawn(process.execPath, ["tools/start.mjs"], {
    cwd: root,
    env: productionEnv({ DATABASE_URL: databaseUrl, PORT: String(port), DATA_DIR: dataDir }),
  });
  const printed = collect(program);
  onTestFinished(() => void program.kill("SIGKILL"));
  await printed.until(/"port":\d+.*"listening"/);

  const page = await fetch(`http://127.0.0.1:${port}/`, {
    headers: { accept: "text/html", "accept-language": "de-AT,de;q=0.9" },
  });
  expect(page.status).toBe(421);
  expect(await page.text()).toMatch(/<html lang="de">[\s\S]*npm run site:add/);
  await printed.until(/there is no site yet: add the first one with npm run site:add/);

  program.kill("SIGTERM");
  await once(program, "exit");
  expect(await countRowsByTable(databaseUrl)).toEqual({});
}, 180_000);

test("MODE=production npm start lists every missing setting before it changes anything", () => {
  const { status, stderr } = spawnSync(process.execPath, ["tools/start.mjs"], {
    cwd: root,
    encoding: "utf8",
    env: productionEnv({ SMTP_URL: "" }),
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Missing settings:\n {2}DATABASE_URL, .*\n {2}SMTP_URL, .*\n$/);
}, 180_000);

test("the demo program refuses to run in production", async () => {
  const { status, stderr } = spawnSync(process.execPath, ["tools/start/demo.ts"], {
    cwd: root,
    encoding: "utf8",
    timeout: EXITS_WITHIN_MS,
    env: productionEnv({ DATA_DIR: await aDataDir() }),
  });
  expect([status, stderr]).toEqual([1, "MODE=production has no demo: start it with npm start\n"]);
}, 180_000);

test("the demo does not start on a database with real sites", async () => {
  const databaseUrl = await createEmptyDatabase();
  const database = openDatabase(databaseUrl, { size: 1, onLost: () => undefined });
  await migrate(database.pool, schema);
  const [vonk] = demoSites;
  const own = { id: "own", hosts: ["own.example"], data: { ...vonk?.data, domain: "own.example" } };
  await saveSite(database.db, own);
  await database.close();
  const before = await countRowsByTable(databaseUrl);
  const [port, sandboxPort] = [await aFreePort(), await aFreePort()];
  const { status, stderr } = spawnSync(process.execPath, ["tools/start/demo.ts"], {
    cwd: root,
    encoding: "utf8",
    timeout: EXITS_WITHIN_MS,
    env: productionEnv({
      MODE: "demo",
      DATA_DIR: await aDataDir(),
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
    }),
  });
  expect([status, stderr]).toEqual([
    1,
    "The database of DATABASE_URL has sites that are not the demo's: serve them with MODE=production npm start\n",
  ]);
  expect(await countRowsByTable(databaseUrl)).toEqual(before);
}, 180_000);

async function aDataDir(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "vonk-production-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

function productionEnv(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, MODE: "production", SMTP_URL: "smtp://127.0.0.1:9", ...settings };
}

/** Collects a program's output; `until` waits for a line and rejects if the program ends first. */
function collect(program: ReturnType<typeof spawn>) {
  let text = "";
  program.stdout?.on("data", (chunk: Buffer) => (text += String(chunk)));
  program.stderr?.on("data", (chunk: Buffer) => (text += String(chunk)));
  return {
    until: (line: RegExp) =>
      new Promise<void>((resolve, reject) => {
        const check = () => line.test(text) && resolve();
        check();
        program.stdout?.on("data", check);
        program.once("exit", () => reject(new Error(`the program ended:\n${text}`)));
      }),
  };
}

/** What the program itself needs: its migrations, the key that signs photos, the start of the audit trail. */
const ownTables = ["migration", "function_file", "photo_secret", "audit_head", "audit_check"];

/** The number of rows in each table; empty tables are omitted. */
async function countRowsByTable(connectionString: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all ($1)",
      [ownTables],
    );
    expect(rows.length).toBeGreaterThan(10);
    const counts = new Map<string, number>();
    for (const { name } of rows) {
      const counted = await client.query<{ n: number }>(`select count(*)::int as n from "${name}"`);
      const n = counted.rows[0]?.n ?? Number.NaN;
      if (n !== 0) counts.set(name, n);
    }
    return Object.fromEntries(counts);
  } finally {
    await client.end();
  }
}
