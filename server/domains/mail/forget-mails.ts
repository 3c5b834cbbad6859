import { z } from "zod";
import type { Parts } from "#server/domains/call.ts";
import { job } from "#server/platform/queue.ts";
import { forgetMailsBefore } from "./store.ts";

export const forgetMailsJob = job("mail.forget", z.object({}));

/** A body holds names and links: it is kept as long as technical logs are. */
const KEPT_DAYS = 30;

/** Deletes mails that were written longer ago than they are kept. */
export async function forgetMails({ db, clock }: Pick<Parts, "db" | "clock">): Promise<void> {
  const until = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
  await forgetMailsBefore(db, until);
}
