import { fileURLToPath } from "node:url";
import { readConfig } from "#server/config/config.ts";
import { requireSettings, roles, serve } from "#server/serve.ts";
import { assertPortFree } from "./assert-port-free.ts";
import { ensureBuilt } from "./build.ts";
import { runUntilStopped } from "./run-until-stopped.ts";

/** `MODE=production npm start`: builds the pages if they changed, then migrates and serves. */
const root = fileURLToPath(new URL("../../", import.meta.url));

runUntilStopped(async (started) => {
  const config = readConfig(process.env);
  // Report a missing setting before spending a minute on building.
  requireSettings(config, roles);
  await assertPortFree(config.host, config.port, config.sharePort);
  await ensureBuilt(root, (line) => void process.stdout.write(`${line}\n`));
  await serve(config, roles, started);
});
