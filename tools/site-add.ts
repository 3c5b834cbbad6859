import { readFile } from "node:fs/promises";
import path from "node:path";
import { ConfigError } from "#server/config/config-error.ts";
import { readConfig } from "#server/config/config.ts";
import { lintSite } from "#server/domains/sites/lint/lint-site.ts";
import { saveSite, SiteRejected } from "#server/domains/sites/save-site.ts";
import { siteDocument } from "#server/domains/sites/site-data/site-data.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { createShutdownHooks } from "#server/platform/shutdown-hooks.ts";
import { schema } from "#server/schema.ts";
import { findDatabase } from "./database/find-database.ts";
import { explain } from "./start/explain.ts";

/** `npm run site:add FILE.json` creates or updates a site in the configured database. */
const started = createShutdownHooks();

async function addSite(file: string | undefined): Promise<string> {
  if (!file) throw new ConfigError("Name the site's file: npm run site:add my-site.json");
  const document = await readDocument(file);
  // An invalid file is rejected before a database is started for it.
  const problems = lintSite(document);
  if (problems.length > 0) throw new SiteRejected(problems);
  const database = openDatabase(await findDatabase(readConfig(process.env), started), {
    size: 2,
    onLost: () => undefined,
  });
  await started.add(() => database.close());
  await migrate(database.pool, schema);
  const outcome = await database.db.transaction().execute((tx) => saveSite(tx, document));
  const { hosts, data } = siteDocument.parse(document);
  return `${data.name} was ${outcomes[outcome]}. It answers on ${hosts.join(", ")}.`;
}

const outcomes = {
  created: "added; a running program serves it within 10 seconds",
  updated: "updated; a running program serves it so within 10 seconds",
  unchanged: "not changed: the database has it as the file",
};

/** Resolves the path against the folder where the user typed the command, not where npm runs it. */
async function readDocument(file: string): Promise<unknown> {
  const text = await readFile(path.resolve(process.env["INIT_CWD"] ?? "", file), "utf8").catch(
    ({ code, message }: NodeJS.ErrnoException) => {
      throw new ConfigError(
        code === "ENOENT" ? `${file} is not there` : `${file} cannot be read: ${message}`,
      );
    },
  );
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`${file} is not JSON: ${(error as Error).message}`);
  }
}

function describe(error: unknown, file: string): string {
  if (!(error instanceof SiteRejected)) return explain(error, "The site was not added");
  const { problems } = error;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return [`${file} was not added, it has ${count}:`, ...problems].join("\n  ");
}

const [file] = process.argv.slice(2);
try {
  process.stdout.write(`${await addSite(file)}\n`);
} catch (error) {
  process.stderr.write(`${describe(error, file ?? "")}\n`);
  process.exitCode = 1;
} finally {
  await started.stop();
}
