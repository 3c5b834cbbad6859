import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/endpoint.ts";
import { readConfig } from "#server/config.ts";
import { createContext } from "#server/context.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { schema } from "#server/schema.ts";
import { installQueue } from "#server/platform/queue.ts";
import { DEMO_PASSWORD, demoLogins } from "#world/demo/demo-logins.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { seedDemo } from "#world/demo/seed.ts";
import { seedActivity } from "#world/demo/activity.ts";
import { startMeasured, nextMessage, startMeasuredApp, startScript } from "./measured-app.ts";
import type { Measured } from "./measured-app.ts";
import { askFor, fetchPage, firstLoad } from "./page-load.ts";
import type { FirstLoad } from "./page-load.ts";

const PORT = 3_189;
const BARE_PORT = 3_190;

export interface PageFigures {
  readonly page: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of Node's processor time a page; the database's is its own. */
  readonly cpu: number;
  /** The same for a bare `http` server that answers the same bytes. */
  readonly bareCpu: number;
}

/**
 * Renders pages of the demo world, for a visitor and for a member, each `times` times a round; and
 * weighs their first load.
 */
export async function measurePages(rounds: number, times: number) {
  const dir = await mkdtemp(path.join(tmpdir(), "vonk-bench-"));
  const postgres = await startEmbeddedPostgres({
    dir: path.join(dir, "postgres"),
  });
  try {
    await seed(postgres.url, dir);
    const env = { PORT: String(PORT), DATABASE_URL: postgres.url, DATA_DIR: dir };
    await using app = await startMeasuredApp(env, { pages: true });
    return await measureAll(app, rounds, times);
  } finally {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function measureAll(app: Measured, rounds: number, times: number) {
  const cookie = await logIn();
  const pages = await pagesOf(cookie);
  const figures: PageFigures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      const load = await askMeasured(app, PORT, page, times);
      figures.push({ page: page.name, ...load, bareCpu: await bareCpu(page, times) });
    }
  }
  const loads: FirstLoad[] = [];
  for (const page of pages) {
    loads.push({ ...(await firstLoad(PORT, page.path, page.cookie)), page: page.name });
  }
  return { figures, loads };
}

/** Asks a server that is warm by then; `cpu` is its processor time a page. */
async function askMeasured(app: Measured, port: number, page: Page, times: number) {
  await askFor(port, page.path, page.cookie, { times: Math.ceil(times / 3), side: 8 });
  const before = await app.cpu();
  const load = await askFor(port, page.path, page.cookie, { times, side: 8 });
  return { ...load, cpu: ((await app.cpu()) - before) / times };
}

async function seed(url: string, dir: string): Promise<void> {
  const database = openDatabase(url, { size: 4, onLost: () => undefined });
  await migrate(database.pool, schema);
  await installQueue(database.pool);
  await seedDemo(database.db, new Date(), () => undefined);
  const config = readConfig({ LOG_LEVEL: "silent", DATABASE_URL: url, DATA_DIR: dir });
  await seedActivity(createContext(config, database).services, new Date());
  await sql`analyze`.execute(database.db);
  await database.close();
}

interface Page {
  readonly name: string;
  readonly path: string;
  readonly cookie: string;
}

async function pagesOf(cookie: string): Promise<Page[]> {
  const first = async (list: string, pattern: RegExp) => {
    const found = pattern.exec((await fetchPage(PORT, list, cookie)).body)?.[0];
    if (!found) throw new Error(`no ${pattern} on ${list}`);
    return found;
  };
  const member = await first("/members", /\/members\/[0-9a-f-]{36}/);
  const chat = await first("/chats", /\/chats\/[0-9a-f-]{36}/);
  const visitor = ["/", "/signup", "/login", "/pages/terms"];
  const own = ["/members", member, "/likes", "/chats", chat, "/credits"];
  const name = (of: string) => of.replace(/[0-9a-f-]{36}/, "{id}");
  return [
    ...visitor.map((of) => ({ name: `${of} (visitor)`, path: of, cookie: "" })),
    ...own.map((of) => ({ name: name(of), path: of, cookie })),
  ];
}

/** Logs the first site's first demo member in; answers the cookie header. */
async function logIn(): Promise<string> {
  const [site] = demoSites;
  const email = site && demoLogins(site)[0]?.email;
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT,
  };
  const to = { port: PORT, host: "127.0.0.1", path: "/api/user.php", method: "POST", headers };
  const sent = request(to).end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  if (answer.statusCode !== 200) throw new Error(`log-in answered ${answer.statusCode}`);
  return (answer.headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ");
}

/** Processor time a page of a server that does nothing but answer these bytes. */
async function bareCpu(page: Page, times: number): Promise<number> {
  const { body } = await fetchPage(PORT, page.path, page.cookie);
  const child = startScript("bare-server.ts", { PORT: String(BARE_PORT) });
  await using bare = await startMeasured(child);
  child.send({ body });
  await nextMessage(child);
  return (await askMeasured(bare, BARE_PORT, page, times)).cpu;
}
