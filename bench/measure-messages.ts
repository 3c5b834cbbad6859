import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "#server/platform/database/database.ts";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { schema } from "#server/schema.ts";
import { measureStatement } from "./database-load.ts";
import { makeLoadWorld } from "./load-world.ts";
import type { LoadMember } from "./load-world.ts";
import { nextMessage, startMeasuredApp, startScript } from "./measured-app.ts";

const PORT = 3_188;
const MEMBERS = 2_000;

export interface MessageFigures {
  readonly senders: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
  readonly firstError: string | null;
  /** Microseconds of processor time a message, by whom. */
  readonly cpu: { readonly app: number; readonly database: number; readonly load: number };
}

/**
 * Paid messages the whole way: accepted, committed, delivered to the reader's socket; and beside
 * them, in turn on the same cluster, the product's own statement without the program.
 */
export async function measureMessages(rounds: number, measureMs: number) {
  const dir = await mkdtemp(path.join(tmpdir(), "vonk-bench-"));
  const postgres = await startEmbeddedPostgres({
    dir: path.join(dir, "postgres"),
  });
  try {
    const database = openDatabase(postgres.url, { size: 2, onLost: () => undefined });
    await migrate(database.pool, schema);
    const members = await makeLoadWorld(database.db, { members: MEMBERS, credits: 100_000_000 });
    await database.close();
    const statements: { clients: number; by: string; perSecond: number }[] = [];
    const whole: MessageFigures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const clients of [8, 32]) {
        const options = { clients, seconds: measureMs / 1_000, dir };
        statements.push({ clients, ...(await measureStatement(postgres, members, options)) });
      }
      for (const senders of [64, 512]) {
        whole.push(await wholeWay(postgres.url, postgres.pid, dir, members, senders, measureMs));
      }
    }
    return { statements, whole };
  } finally {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** What the load saw, with its own processor time in microseconds. */
type Loaded = Omit<MessageFigures, "senders" | "cpu"> & { readonly cpu: number };

async function wholeWay(
  url: string,
  postmaster: number,
  dir: string,
  members: readonly LoadMember[],
  senders: number,
  measureMs: number,
): Promise<MessageFigures> {
  await using app = await startMeasuredApp({
    PORT: String(PORT),
    DATABASE_URL: url,
    DATA_DIR: dir,
  });
  const warmMs = 1_500;
  const load = startScript("message-load.ts", {});
  const before = { app: await app.cpu(), database: treeCpu(postmaster) };
  load.send({ port: PORT, members, senders, warmMs, measureMs });
  const figures = await nextMessage<Loaded>(load);
  const used = {
    app: (await app.cpu()) - before.app,
    database: treeCpu(postmaster) - before.database,
  };
  // Processor time covers the warm-up too, so it is divided by the messages of both.
  const messages = Math.max(1, figures.perSecond * ((measureMs + warmMs) / 1_000));
  const each = (total: number) => total / messages;
  const cpu = { app: each(used.app), database: each(used.database), load: each(figures.cpu) };
  return { ...figures, senders, cpu };
}

/** Processor time of the postmaster and everything it started, ended ones included; Linux only. */
function treeCpu(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return [String(pid), ...children]
      .filter(Boolean)
      .map((one) => {
        const fields = readFileSync(`/proc/${one}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
        // user, system, and both of children that ended, in ticks of 10 ms.
        const own = Number(fields[11]) + Number(fields[12]);
        const ended = one === String(pid) ? Number(fields[13]) + Number(fields[14]) : 0;
        return (own + ended) * 10_000;
      })
      .reduce((sum, ticks) => sum + ticks, 0);
  } catch {
    return Number.NaN;
  }
}
