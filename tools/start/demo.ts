import path from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError } from "#server/config/config-error.ts";
import { readConfig } from "#server/config/config.ts";
import type { Config } from "#server/config/config.ts";
import type { Sites } from "#server/domains/sites/find-site.ts";
import { createContext } from "#server/context.ts";
import type { Context } from "#server/context.ts";
import { ensureStatistics } from "#server/platform/database/ensure-statistics.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import type { DatabaseHandle } from "#server/platform/database/database.ts";
import { migrateAsOwner } from "#server/migrate-as-owner.ts";
import type { Log } from "#server/platform/log.ts";
import type { ShutdownHooks } from "#server/platform/shutdown-hooks.ts";
import { createSmtpMail } from "#server/providers/mail/smtp-mail.ts";
import { createBuiltRenderer } from "#server/roles/pages/built-renderer.ts";
import {
  createDevelopmentRenderer,
  mountDevelopment,
} from "#server/roles/pages/development-renderer.ts";
import { closeWebServer } from "#server/roles/web/drain.ts";
import { startJobs } from "#server/roles/jobs/jobs.ts";
import { rateLimits } from "#server/roles/web/rate-limits.ts";
import type { RateLimits } from "#server/roles/web/rate-limits.ts";
import { createWebServer } from "#server/roles/web/web.ts";
import { mountMailbox } from "#sandbox/mailbox/mount-mailbox.ts";
import { openMailbox } from "#sandbox/mailbox/mailbox.ts";
import { startSandboxProvider } from "#sandbox/payments/start-sandbox-provider.ts";
import { withDemoPhotos } from "#world/demo/demo-photos.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { seedDemo } from "#world/demo/seed.ts";
import { seedActivity } from "#world/demo/activity.ts";
import { seedStaff } from "#world/demo/demo-staff.ts";
import { assertPortFree } from "./assert-port-free.ts";
import { ensureBuilt } from "./build.ts";
import { lockDataDir } from "./lock-data-dir.ts";
import { superviseEmbeddedDatabase } from "./supervise-database.ts";
import type { DatabaseUrls } from "./supervise-database.ts";
import { runUntilStopped } from "./run-until-stopped.ts";
import { welcome } from "./welcome.ts";

/**
 * `npm start`, after installing: builds, starts the database, migrates, seeds the demo world and
 * serves. `--dev` renders from source instead. Stops everything it started when it ends.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const print = (line: string) => void process.stdout.write(`${line}\n`);
const development = process.argv.includes("--dev");

/**
 * All visitors of the demo share this machine's address, so each limit is multiplied: most by ten,
 * and sign-ups by more, because nearly every browser test is a new member. The limit of pages stays,
 * because it protects the machine itself.
 */
const limitFactors: Readonly<Record<string, number>> = { page: 1, signup: 100 };
const limits = Object.fromEntries(
  Object.entries(rateLimits).map(([name, rates]) => [
    name,
    rates.map((rate) => ({ ...rate, times: rate.times * (limitFactors[name] ?? 10) })),
  ]),
) as unknown as RateLimits;

runUntilStopped(async (started) => {
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env });
  if (!config.demo) throw new ConfigError("MODE=production has no demo: start it with npm start");
  const unlock = lockDataDir(config.dataDir);
  await started.add(async () => unlock());
  // Pictures, mails and payments of the demo: files for this user alone.
  process.umask(0o077);
  await assertPortFree(config.host, config.port);
  if (config.sandboxPort !== null) await assertPortFree(config.host, config.sandboxPort);
  if (!development) await ensureBuilt(root, print);
  const { databaseUrl, databaseOwnerUrl } = config;
  const urls =
    databaseUrl !== null && databaseOwnerUrl !== null
      ? { url: databaseUrl, ownerUrl: databaseOwnerUrl }
      : await startEmbedded(config.dataDir, started);
  // The pool opens another connection, and the waiting query gets an error code.
  const onLost = () => undefined;
  const database = openDatabase(urls.url, { size: 16, onLost });
  await started.add(() => database.close());
  const owner = openDatabase(urls.ownerUrl, { size: 2, onLost });
  await started.add(() => owner.close());
  const context = createDemoContext(config, database);
  const ran = await migrateAsOwner(owner.pool, database.pool, context.log);
  if (config.databaseUrl !== null) await assertDemoDatabase(context.services.sites);
  if (ran.length > 0) print("Preparing the demo world …");
  await seedDemo(database.db, new Date());
  await seedActivity(context.services, new Date());
  if (config.office) await seedStaff(database.db, config.office, new Date());
  await ensureStatistics(owner.pool);
  await started.add(() => context.relay.close());
  await context.relay.start();
  await startSandbox(config, context.log, started);
  const mailbox = openMailbox(
    path.join(config.dataDir, "sandbox", "mailbox"),
    config.smtpUrl === null ? undefined : createSmtpMail(config.smtpUrl),
  );
  const jobs = await startJobs(context, mailbox.provider);
  await started.add(() => jobs.stop());
  const sources = development ? await createDevelopmentRenderer(root) : null;
  if (sources) await started.add(() => sources.vite.close());
  const server = await createWebServer(
    context,
    sources ?? (await createBuiltRenderer(path.join(root, "dist"))),
    { limits },
  );
  mountMailbox(server, context, mailbox);
  if (sources) mountDevelopment(server, sources.vite);
  await server.listen({ port: config.port, host: config.host });
  await started.add(() => closeWebServer(server, context));
  print(await welcome(context.services.sites, config));
});

function createDemoContext(config: Config, database: DatabaseHandle): Context {
  const context = createContext(config, database);
  const photoFiles = withDemoPhotos(context.services.photoFiles);
  return { ...context, services: { ...context.services, photoFiles } };
}

/** Prevents an owner who forgot MODE=production from getting invented people among real members. */
async function assertDemoDatabase(sites: Sites): Promise<void> {
  const stored = await sites.all();
  const isDemo = stored.some(({ id }) => demoSites.some((site) => site.id === id));
  if (stored.length === 0 || isDemo) return;
  throw new ConfigError(
    "The database of DATABASE_URL has sites that are not the demo's: serve them with MODE=production npm start",
  );
}

/** Starts the demo's payment provider on a separate port. */
async function startSandbox(
  { sandboxPort, host, dataDir }: Config,
  log: Log,
  started: ShutdownHooks,
): Promise<void> {
  if (sandboxPort === null) return;
  const sandbox = await startSandboxProvider({
    port: sandboxPort,
    host,
    dataDir: path.join(dataDir, "sandbox", "payments"),
    log: (line) => log.warn(`sandbox: ${line}`),
  });
  await started.add(() => sandbox.close());
}

async function startEmbedded(dataDir: string, started: ShutdownHooks): Promise<DatabaseUrls> {
  const keeping = superviseEmbeddedDatabase(dataDir, print);
  // Ctrl-C can arrive during the start, and its server would outlive this process.
  await started.add(() =>
    keeping.then(
      (database) => database.stop(),
      () => undefined,
    ),
  );
  return keeping;
}
