// The program that startElsewhere runs: node start-in-process.ts '{"dir": …, "uid": …}'. Prints its
// stages and the outcome as one JSON object per line, and then keeps running.
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import type { StartOptions } from "#tools/database/start-postgres.ts";

export type ProcessOptions = Pick<StartOptions, "dir" | "settings" | "packageDirectory"> & {
  readonly uid?: number;
};

export type ProcessAnswer =
  | { readonly stage: string }
  | { readonly pid: number; readonly adopted: boolean; readonly url: string }
  | { readonly reason: string; readonly message: string };

const { uid, ...options } = JSON.parse(process.argv[2] ?? "{}") as ProcessOptions;
if (uid !== undefined) becomeUser(uid);
try {
  const { pid, adopted, url } = await startEmbeddedPostgres({
    ...options,
    onStage: (stage) => print({ stage }),
  });
  print({ pid, adopted, url });
  setInterval(() => {}, 60_000);
} catch (error) {
  const { reason = "crash", message } = error as Error & { reason?: string };
  print({ reason, message });
}

/** Call after the modules are loaded, since that user may not be able to read the checkout. */
function becomeUser(id: number): void {
  process.setgroups?.([]);
  process.setgid?.(id);
  process.setuid?.(id);
}

function print(answer: ProcessAnswer): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
