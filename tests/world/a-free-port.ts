import { createServer } from "node:net";

/** Below the ephemeral range, so that no outgoing connection takes the port first. */
const FIRST = 20_000;
const LAST = 32_000;

const given = new Set<number>();

/**
 * Finds a free port, for a server whose address must be known before it listens: one that this
 * process has not been given before.
 */
export async function aFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
