import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * A separate process, so that its processor time can be measured; it ends with the block that uses
 * it.
 */
export interface MeasuredProcess extends AsyncDisposable {
  /** Processor time used so far, in microseconds. */
  cpu(): Promise<number>;
}

/** Waits until a script reports that it is ready. */
export async function waitUntilReady(child: ChildProcess): Promise<MeasuredProcess> {
  await nextMessage(child);
  return {
    async cpu() {
      child.send("cpu");
      return (await nextMessage<{ cpu: number }>(child)).cpu;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** The next message from a script. Throws if the script ends instead. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const listeners = new AbortController();
  const { signal } = listeners;
  const end = once(child, "exit", { signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.at(1)} ended with ${code} before it answered`);
  });
  try {
    const [message] = await Promise.race([once(child, "message", { signal }), end]);
    return message as Message;
  } finally {
    listeners.abort();
  }
}

/** Starts one of the bench's scripts as a child process that communicates by messages. */
export function startScript(
  name: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ChildProcess {
  const script = fileURLToPath(new URL(name, import.meta.url));
  return fork(script, args, { env: { PATH: process.env["PATH"] ?? "", ...env } });
}
