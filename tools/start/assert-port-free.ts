import { createServer } from "node:net";
import { ConfigError } from "#server/config/config-error.ts";

/**
 * Throws the error that listening would throw, before minutes are spent on building; reports an
 * invalid HOST by name.
 */
export function assertPortFree(host: string, port: number, reusePort = false): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      reject(NO_SUCH_ADDRESS.has(error.code ?? "") ? wrongHost(host) : error);
    });
    probe.listen({ port, host, reusePort }, () => probe.close(() => resolve()));
  });
}

const NO_SUCH_ADDRESS = new Set(["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"]);

function wrongHost(host: string): ConfigError {
  return new ConfigError(
    `HOST=${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all it has`,
  );
}
