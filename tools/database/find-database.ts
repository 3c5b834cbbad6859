import path from "node:path";
import { ConfigError } from "#server/config/config-error.ts";
import type { Config } from "#server/config/config.ts";
import type { ShutdownHooks } from "#server/platform/shutdown-hooks.ts";
import { startEmbeddedPostgres } from "./start-postgres.ts";

/** The address of the configured database for a command; the demo's is started if it is not running. */
export async function findDatabase(
  { databaseOwnerUrl, demo, dataDir }: Config,
  started: ShutdownHooks,
): Promise<string> {
  if (databaseOwnerUrl !== null) return databaseOwnerUrl;
  if (!demo) {
    throw new ConfigError(
      "DATABASE_URL is missing: name the PostgreSQL of your sites, as at npm start",
    );
  }
  const postgres = await startEmbeddedPostgres({ dir: path.join(dataDir, "postgres") });
  // A running demo still needs its database.
  if (!postgres.adopted) await started.add(() => postgres.stop());
  return postgres.ownerUrl;
}
