import { fileURLToPath } from "node:url";
import { readConfig } from "#server/config/config.ts";
import { createContext } from "#server/context.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { createBuiltRenderer } from "#server/roles/pages/built-renderer.ts";
import { createWebServer } from "#server/roles/web/web.ts";
import { noLimits } from "#tests/no-limits.ts";
import { noPages } from "#tests/no-pages.ts";
import { measureCpu } from "./measure-cpu.ts";

/**
 * The program as served in production, without per-caller limits: all load comes from one address.
 */
const config = readConfig({ LOG_LEVEL: "silent", ...process.env });
const database = openDatabase(config.databaseUrl ?? "", { size: 16, onLost: () => undefined });
const dist = fileURLToPath(new URL("../dist", import.meta.url));
const renderer = process.argv.includes("pages") ? await createBuiltRenderer(dist) : noPages;
const context = createContext(config, database);
await context.relay.start();
const server = await createWebServer(context, renderer, {
  limits: noLimits,
});
await server.listen({ port: config.port, host: config.host });
process.send?.("ready");
process.on("message", () => process.send?.(measureCpu()));
