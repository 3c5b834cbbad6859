import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The program in a process of its own, with its processor time told apart from everybody else's. */
export interface MeasuredApp {
  /** Processor time it has used so far, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the program on a port; with `pages` it renders what the build left, else calls only. */
export async function startMeasuredApp(
  env: Readonly<Record<string, string>>,
  { pages = false } = {},
): Promise<MeasuredApp> {
  const child = startScript("app.ts", env, pages ? ["pages"] : []);
  await once(child, "message");
  return {
    async cpu() {
      child.send("cpu");
      const [{ cpu }] = (await once(child, "message")) as [{ cpu: number }];
      return cpu;
    },
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** One of the bench's own scripts as a child process that speaks by messages. */
export function startScript(
  name: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ChildProcess {
  const script = fileURLToPath(new URL(name, import.meta.url));
  return fork(script, args, { env: { PATH: process.env["PATH"] ?? "", ...env } });
}
