import { fileURLToPath } from "node:url";
import type { Pool } from "pg";
import { ConfigError } from "./config/config-error.ts";
import type { Config } from "./config/config.ts";
import { createContext } from "./context.ts";
import { ensureStatistics } from "./platform/database/ensure-statistics.ts";
import { openDatabase } from "./platform/database/database.ts";
import type { Log } from "./platform/log.ts";
import { migrateAsOwner } from "./migrate-as-owner.ts";
import type { ShutdownHooks } from "./platform/shutdown-hooks.ts";
import { createBuiltRenderer } from "./roles/pages/built-renderer.ts";
import { closeWebServer } from "./roles/web/drain.ts";
import { startJobs } from "./roles/jobs/jobs.ts";
import { createWebServer } from "./roles/web/web.ts";

export const roles = ["web", "jobs"] as const;
export type Role = (typeof roles)[number];

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Migrates the database and serves its sites with the requested roles. It writes nothing else.
 * Throws ConfigError if a setting is missing, before touching the database.
 */
export async function serve(
  config: Config,
  requested: readonly Role[],
  started: ShutdownHooks,
): Promise<void> {
  const database = openDatabase(requireSettings(config, requested), {
    size: 16,
    onLost: (error) => context.log.warn({ err: error.message }, "a database connection was lost"),
  });
  await started.add(() => database.close());
  const context = createContext(config, database);
  await prepareDatabase(config, database.pool, context.log);
  await started.add(() => context.relay.close());
  await context.relay.start();
  if (requested.includes("jobs")) {
    const jobs = await startJobs(context);
    await started.add(() => jobs.stop());
  }
  if (requested.includes("web")) {
    const server = await createWebServer(context, await createBuiltRenderer(`${root}dist`));
    await started.add(() => closeWebServer(server, context));
    await server.listen(toListenOptions(config));
    context.log.info({ port: config.port }, "listening");
    if ((await context.services.sites.all()).length === 0) {
      context.log.warn(
        "there is no site yet: add the first one with npm run site:add my-site.json",
      );
    }
  }
}

/** Node's own options; Fastify passes them all on, but declares only some. */
export function toListenOptions({ port, host, sharePort }: Config) {
  return { port, host, reusePort: sharePort };
}

async function prepareDatabase(
  { databaseOwnerUrl }: Config,
  program: Pool,
  log: Log,
): Promise<void> {
  const owner = openDatabase(databaseOwnerUrl ?? "", { size: 2, onLost: () => undefined });
  try {
    await migrateAsOwner(owner.pool, program, log);
    await ensureStatistics(owner.pool);
  } finally {
    await owner.close();
  }
}

/** Returns the database's address. Throws ConfigError with every setting that the roles lack. */
export function requireSettings(
  { databaseUrl, smtpUrl, demo }: Config,
  requested: readonly Role[],
): string {
  const missing = [];
  if (databaseUrl === null) {
    missing.push(
      "DATABASE_URL, the PostgreSQL of your sites: postgres://name:password@host:5432/database",
    );
  }
  if (requested.includes("jobs") && smtpUrl === null && !demo) {
    missing.push(
      "SMTP_URL, the mail server, without which nobody can confirm an account: smtps://name:password@mail.example",
    );
  }
  if (databaseUrl === null || missing.length > 0) {
    throw new ConfigError(`Missing settings:\n  ${missing.join("\n  ")}`);
  }
  return databaseUrl;
}
