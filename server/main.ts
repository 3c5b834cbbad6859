import { ConfigError } from "./config/config-error.ts";
import { readConfig, settingNames } from "./config/config.ts";
import { findMisspeltSettings } from "./config/misspelt-settings.ts";
import { StartAborted, createShutdownHooks } from "./platform/shutdown-hooks.ts";
import { roles, serve } from "./serve.ts";
import type { Role } from "./serve.ts";

/** `node server/main.js web` runs the named roles; without arguments it runs all. */
const started = createShutdownHooks();

async function main(names: readonly string[]): Promise<void> {
  for (const line of findMisspeltSettings(process.env, settingNames)) {
    process.stderr.write(`${line}\n`);
  }
  const unknown = names.filter((name) => !roles.includes(name as Role));
  if (unknown.length > 0) {
    throw new ConfigError(`Unknown role ${unknown.join(", ")}; there is: ${roles.join(", ")}`);
  }
  await serve(readConfig(process.env), names.length > 0 ? (names as Role[]) : roles, started);
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void started.stop());
main(process.argv.slice(2)).catch(async (error: unknown) => {
  if (error instanceof StartAborted) return;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
  await started.stop();
});
