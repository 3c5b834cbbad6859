import { z } from "zod";
import type { Parts } from "#server/domains/call.ts";
import { job } from "#server/platform/queue.ts";
import { forgetLoginsBefore } from "./store.ts";

export const forgetLoginsJob = job("accounts.forget_logins", z.object({}));

/** As long as technical logs. */
const KEPT_DAYS = 30;

/** Forgets sessions that ended, and wrong passwords, longer ago than they are kept. */
export async function forgetLogins({ db, clock }: Pick<Parts, "db" | "clock">): Promise<void> {
  await forgetLoginsBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000));
}
