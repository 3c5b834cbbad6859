import { z } from "zod";
import type { Parts } from "#server/domains/call.ts";
import { job } from "#server/platform/queue.ts";
import { forgetRequestsBefore } from "./store.ts";

export const forgetRequestsJob = job("signup.forget_requests", z.object({}));

/** A browser tries again within minutes; a tab that slept, within days. */
const KEPT_DAYS = 30;

/** Forgets under which id somebody signed up, when nobody will try again with it. */
export async function forgetRequests({ db, clock }: Pick<Parts, "db" | "clock">): Promise<void> {
  await forgetRequestsBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000));
}
