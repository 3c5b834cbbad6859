import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import type { EmbeddedPostgres } from "#tools/database/start-postgres.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { ensureDatabase } from "./ensure-database.ts";
import type { LoadMember } from "./load-world.ts";
import { nextMessage, waitUntilReady, startScript } from "./measured-app.ts";
import type { MeasuredProcess } from "./measured-app.ts";
import type { LoadFigures, LoadOrder } from "./message-load.ts";
import { readTreeCpu } from "./processor-time.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WARM_MESSAGES = 1_000;

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
  readonly app: MeasuredProcess;
  readonly port: number;
  readonly members: readonly LoadMember[];
}

/**
 * Measures paid messages end to end: accepted, committed, delivered to the recipient's socket. In
 * alternation and on the same cluster, it measures the simplest server that calls the same SQL
 * function. `earlier` is the folder of another commit to compare with.
 */
export async function measureMessages(
  rounds: number,
  measureMs: number,
  earlier?: string,
): Promise<MessageFigures[]> {
  const dir = await mkdtemp(path.join(tmpdir(), "vonk-bench-"));
  const postgres = await startEmbeddedPostgres({ dir: path.join(dir, "postgres") });
  try {
    await using running = new AsyncDisposableStack();
    const start = async (name: ServerName, script: string, of: Prepared) => {
      const server = await startServer(name, script, { ...of, dir });
      running.use(server.app);
      return server;
    };
    const own = await prepareDatabase(postgres, "program", ROOT);
    const servers = [
      await start("program", path.join(ROOT, "bench/app.ts"), own),
      await start("plain", path.join(ROOT, "bench/plain-server.ts"), own),
    ];
    if (earlier !== undefined) {
      const tree = path.resolve(earlier);
      const its = await prepareDatabase(postgres, "earlier", tree);
      servers.push(await start("earlier", path.join(tree, "bench/app.ts"), its));
    }
    const figures: MessageFigures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const load of LOADS) {
        // Swap the order every second round so that neither side always goes first.
        for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
          figures.push(await measureServer(postgres.pid, server, load, measureMs));
        }
      }
    }
    return figures;
  } finally {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

interface Prepared {
  readonly url: string;
  readonly members: readonly LoadMember[];
}

/** Creates a separate database in the cluster and fills it with the given tree's own code. */
async function prepareDatabase(
  postgres: EmbeddedPostgres,
  name: string,
  tree: string,
): Promise<Prepared> {
  const { url } = await ensureDatabase(postgres, name);
  const preparing = startScript("prepare-database.ts", {});
  preparing.send({ tree, url });
  return { url, members: await nextMessage<readonly LoadMember[]>(preparing) };
}

async function startServer(
  name: ServerName,
  script: string,
  { url, members, dir }: Prepared & { readonly dir: string },
): Promise<Server> {
  const port = await aFreePort();
  const child = startScript(script, { PORT: String(port), DATABASE_URL: url, DATA_DIR: dir });
  if (name === "plain") child.send({ members });
  return { name, app: await waitUntilReady(child), port, members };
}

async function measureServer(
  postmaster: number,
  { name, app, port, members }: Server,
  load: Load,
  measureMs: number,
): Promise<MessageFigures> {
  const sending = startScript("message-load.ts", {});
  sending.send({
    ...load,
    port,
    members,
    warmMessages: WARM_MESSAGES,
    measureMs,
  } satisfies LoadOrder);
  await nextMessage(sending);
  const before = { app: await app.cpu(), database: readTreeCpu(postmaster) };
  const figures = await nextMessage<LoadFigures>(sending);
  const used = {
    app: (await app.cpu()) - before.app,
    database: readTreeCpu(postmaster) - before.database,
  };
  const messages = Math.max(1, figures.perSecond * (measureMs / 1_000));
  const each = (total: number) => total / messages;
  const cpu = { app: each(used.app), database: each(used.database), load: each(figures.cpu) };
  return { ...figures, server: name, load, cpu };
}
