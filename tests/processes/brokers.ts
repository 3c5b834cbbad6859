import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import type { Pool } from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { aFreePort } from "#tests/world/a-free-port.ts";

/** A carrier of events, and the server it needs besides PostgreSQL. */
export interface Broker {
  readonly carrier: string;
  start(): Promise<void>;
  /** Stops it, or ends its connections. */
  stop(pool?: Pool): Promise<void>;
}

const servers = {
  redis: (port: number) =>
    `redis-server --port ${port} --bind 127.0.0.1 --save --appendonly no`.split(" "),
  nats: (port: number) => `nats-server --port ${port} --addr 127.0.0.1`.split(" "),
};

/** The servers that are not installed here; their tests are skipped. */
export const missingServers = Object.values(servers)
  .map((command) => command(0)[0] ?? "")
  .filter((program) => !isInstalled(program));

function isInstalled(program: string): boolean {
  return (process.env["PATH"] ?? "").split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** PostgreSQL itself as the carrier: its server is already running. */
export const postgresBroker: Broker = {
  carrier: "postgres",
  start: () => Promise.resolve(),
  async stop(pool) {
    await pool?.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike '%pg_notify%' and pid <> pg_backend_pid()",
    );
  },
};

/** A server of its own on a free port. It keeps the port when it is started again. */
export async function aBroker(kind: keyof typeof servers): Promise<Broker> {
  const port = await aFreePort();
  const [program = "", ...args] = servers[kind](port);
  let child: ReturnType<typeof spawn> | null = null;
  return {
    carrier: `${kind}://127.0.0.1:${port}`,
    async start() {
      child = spawn(program, args, { stdio: "ignore" });
      while (!(await accepts(port))) await sleep(50);
    },
    async stop() {
      if (!child) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      child = null;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
