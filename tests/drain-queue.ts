import { runOnce } from "graphile-worker";
import { z } from "zod";
import type { Context } from "#server/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { defineJob, enqueue, toRunnerOptions } from "#server/platform/queue/queue.ts";
import type { Workforce } from "#server/platform/queue/queue.ts";
import type { MailProvider } from "#server/providers/mail/port.ts";
import { createWorkforce } from "#server/roles/jobs/jobs.ts";
import { noMail } from "./mail/no-mail.ts";

/** Runs every due job, as the jobs role would. */
export async function drainQueue(context: Context, mail: MailProvider = noMail): Promise<void> {
  await drainWorkforce(createWorkforce(context, mail));
}

/** Runs every job of the workforce that is due. */
export function drainWorkforce<Services>(workforce: Workforce<Services>): Promise<void> {
  return runOnce(toRunnerOptions(workforce));
}

/** Adds every scheduled job of these workers, as if its time had come. */
export async function enqueueSweeps(
  db: Db,
  workers: readonly { readonly job: string; readonly at: string | null }[],
): Promise<void> {
  for (const { job, at } of workers) {
    if (at !== null) await enqueue(db, defineJob(job, z.object({})), {});
  }
}
