import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import type { DatabaseHandle, Db } from "#server/platform/database/database.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { installQueue } from "#server/platform/queue/queue.ts";
import { schema } from "#server/schema.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { aSignup } from "#tests/world/a-signup.ts";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import { chanceOf } from "#world/portraits/chance.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { PASSWORD } from "#tests/world/a-member.ts";
import type { LoadMember } from "./load-world.ts";
import { makeLoadWorld } from "./load-world.ts";
import { startScript, waitUntilReady } from "./measured-app.ts";

/** The bodies of the requests that contain an address which may or may not have an account. */
const bodies = {
  "POST /api/signup": (email: string) => aSignup({ email, name: "Marijke" }),
  "POST /api/signup/check": (email: string) => ({ email }),
  "POST /api/account/password-reset": (email: string) => ({ email }),
  "POST /api/user.php": (email: string) => ({ email, password: "not the password" }),
  // Sent by a member whose own address is another.
  "PUT /api/account/email": (email: string) => ({ email, password: PASSWORD }),
} as const;

type Key = keyof typeof bodies;

export interface AddressFigures {
  readonly key: Key;
  /** The time to the end of the answer in ms, for addresses with and without an account. */
  readonly known: readonly number[];
  readonly unknown: readonly number[];
  /** The different answers: status and body. One is what a site with neutral answers gives. */
  readonly answers: ReadonlySet<string>;
}

/** How many addresses with an account, and as many without one. */
const ADDRESSES = 500;
/** Rendering ends in this pause, so that it does not slow down the next request. */
const PAUSE_MS = 30;

/**
 * Measures on a site with neutral answers how long each request takes for addresses with and
 * without an account (R14.7), with the jobs in the same process. `only` is a part of the requests'
 * names.
 */
export async function measureAddresses(only = ""): Promise<AddressFigures[]> {
  const dir = await mkdtemp(path.join(tmpdir(), "vonk-bench-"));
  const postgres = await startEmbeddedPostgres({ dir: path.join(dir, "postgres") });
  const database = openDatabase(postgres.url, { size: 2, onLost: () => undefined });
  try {
    const members = await prepare(database);
    const port = await aFreePort();
    const env = { PORT: String(port), DATABASE_URL: postgres.url, DATA_DIR: dir };
    const child = startScript("app.ts", { ...env, TRUSTED_PROXIES: "1" }, ["jobs"]);
    await using running = new AsyncDisposableStack();
    running.use(await waitUntilReady(child));
    const app = { port, db: database.db };
    const figures: AddressFigures[] = [];
    const keys = (Object.keys(bodies) as Key[]).filter((key) => key.includes(only));
    for (const key of keys) {
      // The first requests fill caches.
      await measureRequest(app, key, members.splice(0, 50));
      figures.push(await measureRequest(app, key, members.splice(0, ADDRESSES)));
    }
    return figures;
  } finally {
    await database.close();
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Creates a site with neutral answers and members. */
async function prepare(database: DatabaseHandle): Promise<LoadMember[]> {
  await migrate(database.pool, schema);
  await installQueue(database.pool);
  const members = await makeLoadWorld(database.db, { members: 3_000, credits: 100 });
  const hash = await hashPassword(PASSWORD);
  await sql`update account set password_hash = ${hash}`.execute(database.db);
  const [site] = demoSites;
  if (!site) throw new Error("the demo has sites");
  await saveSite(database.db, { ...site, data: { ...site.data, neutral_account_answers: true } });
  return members;
}

async function measureRequest(
  { port, db }: { readonly port: number; readonly db: Db },
  key: Key,
  members: readonly LoadMember[],
): Promise<AddressFigures> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const [known, unknown, answers] = [[] as number[], [] as number[], new Set<string>()];
  const requests = members.flatMap(({ partner, token }) => [
    { email: `${partner}@load.example`, session: token, times: known },
    { email: `${randomUUID()}@load.example`, session: token, times: unknown },
  ]);
  // One order for all: pairs would let an unknown address follow a known one more often than another.
  for (const { times, ...request } of chanceOf(randomUUID()).shuffle(requests)) {
    const { ms, answer } = await send(agent, port, key, request);
    times.push(ms);
    answers.add(answer);
    await untilNoJobIsLeft(db);
    await sleep(PAUSE_MS);
  }
  agent.destroy();
  return { key, known, unknown, answers };
}

/** A job of the request before would slow down the next one. */
async function untilNoJobIsLeft(db: Db): Promise<void> {
  const due = sql`select from graphile_worker.jobs where run_at <= now() and last_error is null`;
  while ((await due.execute(db)).rows.length > 0) await sleep(5);
}

let callers = 0;

/** Sends a request from another address each time, so that no limit is reached. */
function send(
  agent: http.Agent,
  port: number,
  key: Key,
  { email, session }: { readonly email: string; readonly session: string },
) {
  callers += 1;
  const [method = "", at = ""] = key.split(" ");
  const payload = JSON.stringify(bodies[key](email));
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(payload),
    ...(method === "PUT" && { cookie: `session=${session}` }),
    [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT,
    "x-forwarded-for": `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
  };
  return new Promise<{ ms: number; answer: string }>((resolve, reject) => {
    const started = performance.now();
    const request = http.request(
      { agent, host: "127.0.0.1", port, path: at, method, headers },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => (text += part));
        response.on("end", () =>
          resolve({ ms: performance.now() - started, answer: `${response.statusCode} ${text}` }),
        );
      },
    );
    request.on("error", reject);
    request.end(payload);
  });
}

/**
 * The chance that a random known address took longer than a random unknown one: 0.5 if time reveals
 * nothing.
 */
export function computeAuc(known: readonly number[], unknown: readonly number[]): number {
  let wins = 0;
  for (const one of known) {
    for (const other of unknown) wins += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return wins / (known.length * unknown.length);
}
