// Run by the tests as a process of its own, which can be killed, and can be another user:
// node start-in-process.ts '{"dir": …, "uid": …}'. Prints its stages and the outcome, one JSON a
// line, and then stays.
import { startEmbeddedPostgres } from "./start-postgres.ts";
import type { StartOptions, StartStage } from "./start-postgres.ts";

export type ProcessOptions = Pick<
  StartOptions,
  "dir" | "settings" | "packageDirectory" | "ways"
> & {
  readonly uid?: number;
};

export type ProcessAnswer =
  | { readonly stage: StartStage }
  | { readonly pid: number; readonly adopted: boolean; readonly url: string }
  | { readonly reason: string; readonly message: string };

const { uid, ...options } = JSON.parse(process.argv[2] ?? "{}") as ProcessOptions;
if (uid !== undefined) becomeUser(uid);
try {
  const { pid, adopted, url } = await startEmbeddedPostgres({
    ...options,
    log: () => {},
    onStage: (stage) => print({ stage }),
  });
  print({ pid, adopted, url });
  setInterval(() => {}, 60_000);
} catch (error) {
  const { reason = "crash", message } = error as Error & { reason?: string };
  print({ reason, message });
}

/** Only now, with the modules loaded: the checkout may lie where that user cannot read. */
function becomeUser(id: number): void {
  process.setgroups?.([]);
  process.setgid?.(id);
  process.setuid?.(id);
}

function print(answer: ProcessAnswer): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
