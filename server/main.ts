import { fileURLToPath } from "node:url";
import { ConfigError, readConfig } from "./config.ts";
import { createContext } from "./context.ts";
import { openDatabase } from "./platform/database/database.ts";
import { migrate } from "./platform/database/migrate.ts";
import { schema } from "./schema.ts";
import { StartAborted, createShutdownHooks } from "./platform/shutdown-hooks.ts";
import { installQueue } from "./platform/queue.ts";
import { createBuiltRenderer } from "./roles/built-renderer.ts";
import { startJobs } from "./roles/jobs.ts";
import { createWebServer } from "./roles/web.ts";

/** `node server/main.ts web` — the roles asked for; no argument: all there are. */
const roles = ["web", "jobs"] as const;

type Role = (typeof roles)[number];

const root = fileURLToPath(new URL("..", import.meta.url));
const started = createShutdownHooks();

async function main(asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((role) => !roles.includes(role as Role));
  if (unknown.length > 0) {
    throw new ConfigError(`Unknown role ${unknown.join(", ")}; there is: ${roles.join(", ")}`);
  }
  const does = (role: Role) => asked.length === 0 || asked.includes(role);
  const config = readConfig(process.env);
  if (!config.databaseUrl) {
    throw new ConfigError("DATABASE_URL is missing; `npm start` brings a database of its own");
  }
  const database = openDatabase(config.databaseUrl, {
    size: 16,
    onLost: (error) => context.log.warn({ err: error.message }, "a database connection was lost"),
  });
  await started.add(() => database.close());
  const context = createContext(config, database);
  await migrate(database.pool, schema);
  await installQueue(database.pool);
  if (does("jobs")) {
    const jobs = await startJobs(context);
    await started.add(() => jobs.stop());
  }
  if (does("web")) {
    const server = await createWebServer(context, await createBuiltRenderer(`${root}dist`));
    await started.add(() => server.close());
    await server.listen({ port: config.port, host: config.host });
    context.log.info({ port: config.port }, "listening");
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void started.stop());
main(process.argv.slice(2)).catch(async (error: unknown) => {
  if (error instanceof StartAborted) return;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
  await started.stop();
});
