import { z } from "zod";
import type { SiteId } from "#contract/ids.ts";
import type { Services } from "#server/domains/request-context.ts";
import { defineJob } from "#server/platform/queue.ts";
import { PaymentUnavailable } from "#server/providers/payment/port.ts";
import { scheduleCheck } from "./rules.ts";
import { settlePayment } from "./settle-payment.ts";
import { claimDueAttempts, insertState, lockAttempt, setNextCheck } from "./store.ts";
import type { Attempt } from "./store.ts";

export const reconcileJob = defineJob("payments.reconcile", z.object({}));

const MAX_PER_SITE = 50;
/** How long other processes leave a claimed payment alone. */
const CLAIM_MS = 5 * 60_000;

/**
 * Asks the provider about open and pending payments that are due, because a webhook can be lost.
 * While the provider does not answer, the rest waits for another run. Returns how many were due.
 */
export async function reconcilePayments(services: Services): Promise<number> {
  let due = 0;
  for (const site of await services.sites.all()) due += await reconcileSite(services, site.id);
  return due;
}

async function reconcileSite(services: Services, site: SiteId): Promise<number> {
  const at = services.clock.now();
  const until = new Date(at.getTime() + CLAIM_MS);
  const due = await claimDueAttempts(services.db, site, { at, until, most: MAX_PER_SITE });
  for (const attempt of due) {
    const { provider_ref } = attempt;
    if (provider_ref === null) await giveUp(services, attempt);
    else if (!(await settleAttempt(services, { ...attempt, provider_ref }))) break;
  }
  return due.length;
}

/** False where the provider did not answer. */
async function settleAttempt(
  services: Services,
  attempt: Attempt & { readonly provider_ref: string },
): Promise<boolean> {
  const at = services.clock.now();
  // Scheduled first: settling a payment that became final clears the schedule again.
  await services.db
    .transaction()
    .execute((tx) =>
      setNextCheck(tx, attempt.site_id, attempt.id, scheduleCheck(attempt.opened_at, at)),
    );
  try {
    await settlePayment(services, attempt, "reconcile");
    return true;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return false;
  }
}

/** The provider never created the payment, so the member never saw a page to pay on. */
async function giveUp(services: Services, attempt: Attempt): Promise<void> {
  const { site_id, id } = attempt;
  await services.db.transaction().execute(async (tx) => {
    const now = await lockAttempt(tx, site_id, id);
    if (now.provider_ref !== null) return;
    const at = services.clock.now();
    const row = { site_id, attempt_id: id, source: "reconcile", failure: null, at } as const;
    await insertState(tx, { ...row, state: "expired" });
    await setNextCheck(tx, site_id, id, null);
  });
}
