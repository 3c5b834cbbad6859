import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { ConfigError, readConfig } from "#server/config.ts";
import { buildMailing } from "#server/domains/mail/mails/mailing.ts";
import { addMailing } from "#server/domains/notifications/add-mailing.ts";
import { listMissing, mailingDocument } from "#server/domains/notifications/mailing-rules.ts";
import { findSites } from "#server/domains/sites/find-site.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { createShutdownHooks } from "#server/platform/shutdown-hooks.ts";
import { schema } from "#server/schema.ts";
import { findDatabase } from "./database/find-database.ts";
import { explain } from "./start/explain.ts";

/**
 * `npm run mailing:send news.json` shows a mailing as members would read it and how many get it;
 * with `send` after the file's name it is sent.
 */
const started = createShutdownHooks();

async function sendMailing([file, act]: readonly string[]): Promise<string> {
  if (!file) throw new ConfigError("Name the mailing's file: npm run mailing:send news.json");
  const config = readConfig(process.env);
  const read = mailingDocument.safeParse(await readJson(file));
  if (!read.success) throw new ConfigError(`${file}: ${z.prettifyError(read.error)}`);
  const { site: id, kind, texts } = read.data;
  const database = openDatabase(await findDatabase(config, started), {
    size: 2,
    onLost: () => undefined,
  });
  await started.add(() => database.close());
  await migrate(database.pool, schema);
  const onInvalid = () => undefined;
  const sites = findSites(database.db, systemClock, { firstForUnknown: false, onInvalid });
  const site = (await sites.all()).find((one) => one.id === id);
  if (!site) throw new ConfigError(`There is no site ${id}`);
  const missing = listMissing(texts, site.languages);
  if (missing.length > 0) {
    throw new ConfigError(`${file} has no text in ${missing.join(", ")}, languages of ${id}`);
  }
  const send = act === "send";
  const mailing = { site_id: site.id, kind, texts, added_at: systemClock.now() };
  const receivers = await addMailing(database.db, mailing, { send });
  if (send) return `The mailing is being sent to ${receivers} members.`;
  const origin = { scheme: config.publicScheme, port: config.publicPort };
  const link = buildSiteUrl(origin, site, "/");
  const previews = site.languages.map((locale) => {
    const text = texts[locale];
    if (!text) return "";
    const mail = buildMailing(site, locale, { ...text, link, unsubscribe: link });
    return `──────── ${locale}: ${mail.subject}\n\n${mail.text}`;
  });
  return `${previews.join("\n")}\n${receivers} members would get it. To send it: npm run mailing:send ${file} send`;
}

/** Resolves the path against the folder where the user typed the command, not where npm runs it. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.resolve(process.env["INIT_CWD"] ?? "", file), "utf8"));
  } catch (error) {
    throw new ConfigError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

try {
  process.stdout.write(`${await sendMailing(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${explain(error, "The mailing was not sent")}\n`);
  process.exitCode = 1;
} finally {
  await started.stop();
}
