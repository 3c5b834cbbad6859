import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import type { EmbeddedPostgres } from "#tools/database/start-postgres.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { ensureDatabase } from "./ensure-database.ts";
import { measureStatement } from "./database-load.ts";
import type { StatementFigures } from "./database-load.ts";
import type { LoadMember } from "./load-world.ts";
import { nextMessage, waitUntilReady, startScript } from "./measured-app.ts";
import type { LoadFigures, LoadOrder } from "./message-load.ts";
import { readTreeCpu } from "./processor-time.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WARM_MS = 1_500;

/**
 * A server that takes messages: this program, the simplest server, or an earlier commit's program.
 */
export type ServerName = "program" | "plain" | "earlier";

export interface MessageFigures extends Omit<LoadFigures, "cpu"> {
  readonly server: ServerName;
  readonly load: Load;
  /** Microseconds of processor time per message, by process. */
  readonly cpu: { readonly app: number; readonly database: number; readonly load: number };
}

/** Either a number of senders that each wait for their response, or a fixed message rate. */
type Load = Pick<LoadOrder, "senders" | "perSecond">;

const inFlight = (senders: number): Load => ({ senders, perSecond: null });
const LOADS: readonly Load[] = [
  inFlight(64),
  inFlight(256),
  inFlight(512),
  { senders: 512, perSecond: 2_000 },
];

interface Server {
  readonly name: ServerName;
  readonly script: string;
  readonly url: string;
  readonly members: readonly LoadMember[];
}

/**
 * Measures paid messages end to end: accepted, committed, delivered to the recipient's socket. In
 * alternation and on the same cluster, it measures the simplest server that calls the same SQL
 * function, and the function without a server. `earlier` is the folder of another commit to compare
 * with.
 */
export async function measureMessages(rounds: number, measureMs: number, earlier?: string) {
  const dir = await mkdtemp(path.join(tmpdir(), "vonk-bench-"));
  const postgres = await startEmbeddedPostgres({ dir: path.join(dir, "postgres") });
  try {
    const program = await prepareServer(postgres, "program", ROOT);
    const plainScript = path.join(ROOT, "bench/plain-server.ts");
    const plain: Server = { ...program, name: "plain", script: plainScript };
    const servers = [
      program,
      plain,
      ...(earlier ? [await prepareServer(postgres, "earlier", path.resolve(earlier))] : []),
    ];
    const statements: StatementFigures[] = [];
    const whole: MessageFigures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const clients of [8, 32]) {
        const options = { clients, seconds: measureMs / 1_000, dir };
        statements.push(await measureStatement(postgres, program, options));
      }
      for (const load of LOADS) {
        // Swap the order every second round so that neither side always goes first.
        for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
          whole.push(await measureServer(postgres.pid, dir, server, load, measureMs));
        }
      }
    }
    return { statements, whole };
  } finally {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Creates a separate database in the cluster and fills it with the given tree's own code. */
async function prepareServer(
  postgres: EmbeddedPostgres,
  name: ServerName,
  tree: string,
): Promise<Server> {
  const { url } = await ensureDatabase(postgres, name);
  const preparing = startScript("prepare-database.ts", {});
  preparing.send({ tree, url });
  const members = await nextMessage<readonly LoadMember[]>(preparing);
  return { name, script: path.join(tree, "bench/app.ts"), url, members };
}

async function measureServer(
  postmaster: number,
  dir: string,
  { name, script, url, members }: Server,
  load: Load,
  measureMs: number,
): Promise<MessageFigures> {
  const port = await aFreePort();
  const child = startScript(script, { PORT: String(port), DATABASE_URL: url, DATA_DIR: dir });
  if (name === "plain") child.send({ members });
  await using app = await waitUntilReady(child);
  const sending = startScript("message-load.ts", {});
  const before = { app: await app.cpu(), database: readTreeCpu(postmaster) };
  sending.send({ ...load, port, members, warmMs: WARM_MS, measureMs } satisfies LoadOrder);
  const figures = await nextMessage<LoadFigures>(sending);
  const used = {
    app: (await app.cpu()) - before.app,
    database: readTreeCpu(postmaster) - before.database,
  };
  // Processor time includes the warm-up, so divide it by the messages of both phases.
  const messages = Math.max(1, figures.perSecond * ((measureMs + WARM_MS) / 1_000));
  const each = (total: number) => total / messages;
  const cpu = { app: each(used.app), database: each(used.database), load: each(figures.cpu) };
  return { ...figures, server: name, load, cpu };
}
