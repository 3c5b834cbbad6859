import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The processor time of this process so far in microseconds, or its memory in use in bytes. */
export function measureOwn(
  memory: boolean,
): { readonly cpu: number } | { readonly memory: number } {
  if (memory) {
    setFlagsFromString("--expose-gc");
    (runInNewContext("gc") as () => void)();
    // Sockets also have memory outside the heap, which only this counts.
    return { memory: process.memoryUsage.rss() };
  }
  const { user, system } = process.cpuUsage();
  return { cpu: user + system };
}
