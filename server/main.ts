import { fileURLToPath } from "node:url";
import { ConfigError, readConfig } from "./config.ts";
import { createContext } from "./context.ts";
import { openDatabase } from "./platform/database/database.ts";
import { migrate } from "./platform/database/migrate.ts";
import { builtRenderer } from "./roles/built-renderer.ts";
import { webServer } from "./roles/web.ts";

/** `node server/main.ts web` — the roles asked for; no argument: all there are. */
const roles = ["web"] as const;

const root = fileURLToPath(new URL("..", import.meta.url));

async function main(asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((role) => !roles.includes(role as (typeof roles)[number]));
  if (unknown.length > 0) {
    throw new ConfigError(`Unknown role ${unknown.join(", ")}; there is: ${roles.join(", ")}`);
  }
  const config = readConfig(process.env);
  if (!config.databaseUrl) {
    throw new ConfigError("DATABASE_URL is missing; `npm start` brings a database of its own");
  }
  const database = openDatabase(config.databaseUrl, {
    size: 16,
    onLost: (error) => context.log.warn({ err: error.message }, "a database connection was lost"),
  });
  const context = createContext(config, database);
  await migrate(database.pool, `${root}server/migrations`);
  const server = await webServer(context, await builtRenderer(`${root}dist`));
  await server.listen({ port: config.port, host: config.host });
  context.log.info({ port: config.port }, "listening");
  const stop = () => {
    void server.close().then(() => database.close());
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
