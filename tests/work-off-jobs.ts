import type { Context } from "#server/context.ts";
import type { MailProvider } from "#server/providers/mail/port.ts";
import { noMail } from "#tests/no-mail.ts";
import { createWorkforce } from "#server/roles/jobs.ts";
import { drainQueue } from "#server/platform/queue.ts";

/** Runs every job that is due, as the jobs role does. */
export async function workOffJobs(context: Context, mail: MailProvider = noMail): Promise<void> {
  await drainQueue(createWorkforce(context, mail));
}
