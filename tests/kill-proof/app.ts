import { readConfig } from "#server/config.ts";
import { createContext } from "#server/context.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { webServer } from "#server/roles/web.ts";
import { noLimits } from "../no-limits.ts";
import { noPages } from "../no-pages.ts";

/** The program without its pages, as a process of its own that can be killed. */
const config = readConfig({ LOG_LEVEL: "silent", ...process.env });
const database = openDatabase(config.databaseUrl ?? "", { size: 16, onLost: () => undefined });
const server = await webServer(createContext(config, database), noPages, noLimits);
await server.listen({ port: config.port, host: config.host });
process.send?.("ready");
