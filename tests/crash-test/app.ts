import { appendFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { readConfig } from "#server/config/config.ts";
import { createContext } from "#server/context.ts";
import { toListenOptions } from "#server/serve.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { startWorkers } from "#server/platform/queue/queue.ts";
import type { MailProvider } from "#server/providers/mail/port.ts";
import { noMail } from "#tests/mail/no-mail.ts";
import { createWorkforce } from "#server/roles/jobs/jobs.ts";
import { createWebServer } from "#server/roles/web/web.ts";
import { noLimits } from "#tests/no-limits.ts";
import { noPages } from "#tests/no-pages.ts";
import { withNaiveWebhook } from "./naive-webhook.ts";

// The queue prints a trace each time it loses the database.
// oxlint-disable-next-line no-console
console.trace = () => undefined;

/** The web and jobs roles without pages, in a separate process that tests can kill. */
const config = readConfig({ LOG_LEVEL: "silent", ...process.env });
const database = openDatabase(config.databaseUrl ?? "", { size: 16, onLost: () => undefined });
const context = createContext(config, database);
await context.relay.start();
const mails = process.env["MAILS"];
const workforce = createWorkforce(context, mails ? recordingMail(mails) : noMail);
await startWorkers(
  process.env["WEBHOOK"] === "forgetful" ? withNaiveWebhook(workforce) : workforce,
);
const server = await createWebServer(context, noPages, { limits: noLimits });
await server.listen(toListenOptions(config));
// Node writes it on exit, but this process is killed.
flushCompileCache();
process.send?.("ready");

/** Accepts every mail and writes its address and id to a file, which outlives the process. */
function recordingMail(file: string): MailProvider {
  return {
    send: ({ id, to }) => {
      appendFileSync(file, `${to} ${id}\n`);
      return Promise.resolve({ is: "sent" });
    },
    close: () => undefined,
  };
}
