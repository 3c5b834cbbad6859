import { ConfigError } from "#server/config/config-error.ts";
import type { Config } from "#server/config/config.ts";
import type { Context } from "#server/context.ts";
import { startWorkers } from "#server/platform/queue/queue.ts";
import type { Workforce } from "#server/platform/queue/queue.ts";
import type { MailProvider } from "#server/providers/mail/port.ts";
import { createSmtpMail } from "#server/providers/mail/smtp-mail.ts";
import { workers } from "./job-table.ts";
import type { JobServices } from "./job-table.ts";

/**
 * The jobs role: works through the queue until stopped. Throws ConfigError without a mail server.
 */
export async function startJobs(
  context: Context,
  mail: MailProvider = createMailProvider(context.config),
): Promise<{ stop(): Promise<void> }> {
  const working = await startWorkers(createWorkforce(context, mail));
  return {
    async stop() {
      await working.stop();
      mail.close();
    },
  };
}

/** Every worker, with the services it needs. */
export function createWorkforce(context: Context, mail: MailProvider): Workforce<JobServices> {
  const { database, log, services } = context;
  return {
    pool: database.pool,
    log,
    services: { ...services, log, mail },
    workers,
    atOnce: 4,
  };
}

function createMailProvider({ smtpUrl }: Config): MailProvider {
  if (smtpUrl !== null) return createSmtpMail(smtpUrl);
  throw new ConfigError("SMTP_URL is missing: without a mail server nobody can confirm an account");
}
