import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import { aBroker, missingServers, postgresBroker } from "#tests/processes/brokers.ts";
import type { Broker } from "#tests/processes/brokers.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { fileURLToPath } from "node:url";
import type { LoadMember } from "./load-world.ts";
import { nextMessage, startScript, waitUntilReady } from "./measured-app.ts";
import type { LoadFigures, LoadOrder } from "./message-load.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WARM_MS = 2_000;
/** So few that each sends before a server would close its idle connection. */
const SENDERS = 100;

interface Measuring {
  readonly seconds: number;
  readonly sockets: number;
  readonly perSecond: number;
}

export interface SocketFigures extends LoadFigures {
  readonly server: string;
  /** Kilobytes of the process with the pages for each socket, while nothing is sent. */
  readonly kilobytes: number;
}

/**
 * Opens a page for each member and sends paid messages at a fixed rate: to the plainest server, to
 * one process, and to one process for pages of another, with each carrier that this machine has.
 */
export async function measureSockets(measuring: Measuring): Promise<SocketFigures[]> {
  const dir = await mkdtemp(path.join(tmpdir(), "vonk-bench-"));
  const postgres = await startEmbeddedPostgres({ dir: path.join(dir, "postgres") });
  try {
    const preparing = startScript("prepare-database.ts", {});
    preparing.send({ tree: ROOT, url: postgres.url, members: measuring.sockets });
    const members = await nextMessage<readonly LoadMember[]>(preparing);
    const env = { DATABASE_URL: postgres.url, DATA_DIR: dir };
    const measure = (server: string, script: string, broker?: Broker) =>
      measureServer({ server, script, broker, env, members, measuring });
    const figures = [
      await measure("the plainest server", "plain-server.ts"),
      await measure("one process", "app.ts"),
      await measure("two processes, postgres", "app.ts", postgresBroker),
    ];
    for (const kind of ["redis", "nats"] as const) {
      if (missingServers.some((server) => server.startsWith(kind))) continue;
      const broker = await aBroker(kind);
      await broker.start();
      figures.push(await measure(`two processes, ${kind}`, "app.ts", broker));
      await broker.stop();
    }
    return figures;
  } finally {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

interface Server {
  readonly server: string;
  readonly script: string;
  /** Two processes need one: the first gets the messages, the second has the pages. */
  readonly broker: Broker | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly members: readonly LoadMember[];
  readonly measuring: Measuring;
}

async function measureServer(of: Server): Promise<SocketFigures> {
  const { server, broker, members, measuring } = of;
  const [port, livePort] = [await aFreePort(), await aFreePort()];
  await using first = await start(of, port);
  await using second = broker ? await start(of, livePort) : null;
  const pages = second ?? first;
  const before = await pages.memory();
  const load = startScript("message-load.ts", {});
  load.send({
    port,
    livePort: broker ? livePort : port,
    members,
    senders: SENDERS,
    sockets: measuring.sockets,
    perSecond: measuring.perSecond,
    warmMs: WARM_MS,
    measureMs: measuring.seconds * 1_000,
  } satisfies LoadOrder);
  await nextMessage(load);
  const kilobytes = ((await pages.memory()) - before) / 1_000 / measuring.sockets;
  load.send("go on");
  return { ...(await nextMessage<LoadFigures>(load)), server, kilobytes };
}

async function start({ script, broker, env, members }: Server, port: number) {
  const child = startScript(script, {
    ...env,
    PORT: String(port),
    ...(broker && { EVENT_CARRIER: broker.carrier }),
  });
  if (script === "plain-server.ts") child.send({ members });
  return waitUntilReady(child);
}
