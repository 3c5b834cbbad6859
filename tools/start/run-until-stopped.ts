import { settingNames } from "#server/config/config.ts";
import { findMisspeltSettings } from "#server/config/misspelt-settings.ts";
import { createShutdownHooks } from "#server/platform/shutdown-hooks.ts";
import type { ShutdownHooks } from "#server/platform/shutdown-hooks.ts";
import { explain } from "./explain.ts";

/** Runs a program that stops everything it started on a signal or when its start fails. */
export function runUntilStopped(start: (started: ShutdownHooks) => Promise<void>): void {
  for (const line of findMisspeltSettings(process.env, settingNames)) {
    process.stderr.write(`${line}\n`);
  }
  const started = createShutdownHooks();
  const stop = async (code: number) => {
    await started.stop().catch((error: unknown) => {
      process.stderr.write(`${explain(error, "Vonk did not stop cleanly")}\n`);
    });
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void stop(0));
  start(started).catch((error: unknown) => {
    // A start that is interrupted fails at whatever it was doing.
    if (!started.isStopping) process.stderr.write(`${explain(error)}\n`);
    void stop(1);
  });
}
