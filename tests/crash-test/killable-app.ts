import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Runs the program as a child process that can be killed with -9 and restarted. */
export function killableApp(env: Readonly<Record<string, string>>) {
  let child: ChildProcess | null = null;
  const script = fileURLToPath(new URL("app.ts", import.meta.url));
  return {
    async start(): Promise<void> {
      child = fork(script, [], {
        env: {
          PATH: process.env["PATH"],
          NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
          ...env,
        },
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      });
      const ended = once(child, "exit").then(() => {
        throw new Error("the program ended before it listened");
      });
      await Promise.race([once(child, "message"), ended]);
    },
    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
