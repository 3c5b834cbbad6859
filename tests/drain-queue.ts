import type { Context } from "#server/context.ts";
import type { MailProvider } from "#server/providers/mail/port.ts";
import { noMail } from "#tests/no-mail.ts";
import { createWorkforce } from "#server/roles/jobs.ts";
import { drainQueue as drain } from "#server/platform/queue.ts";

/** Runs every job that is due, as the jobs role would. */
export async function drainQueue(context: Context, mail: MailProvider = noMail): Promise<void> {
  await drain(createWorkforce(context, mail));
}
