import { fileURLToPath } from "node:url";
import { readConfig } from "#server/config/config.ts";
import { createContext } from "#server/context.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { createBuiltRenderer } from "#server/roles/pages/built-renderer.ts";
import { startJobs } from "#server/roles/jobs/jobs.ts";
import { createWebServer } from "#server/roles/web/web.ts";
import { noLimits } from "#tests/no-limits.ts";
import { noMail } from "#tests/mail/no-mail.ts";
import { noPages } from "#tests/no-pages.ts";
import { measureOwn } from "./measure-own.ts";

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
if (process.argv.includes("jobs")) await startJobs(context, noMail);
await server.listen({ port: config.port, host: config.host });
process.send?.("ready");
process.on("message", (message) => process.send?.(measureOwn(message === "memory")));
