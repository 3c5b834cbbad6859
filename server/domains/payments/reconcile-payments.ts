import { z } from "zod";
import type { SiteId } from "#contract/ids.ts";
import type { Services } from "#server/domains/request-context.ts";
import { defineJob } from "#server/platform/queue.ts";
import { PaymentUnavailable } from "#server/providers/payment/port.ts";
import { nextCheck } from "./rules.ts";
import { settlePayment } from "./settle-payment.ts";
import { claimDue, insertState, lockedAttempt, setNextCheck } from "./store.ts";
import type { Attempt } from "./store.ts";

export const reconcileJob = defineJob("payments.reconcile", z.object({}));

const MOST_AT_ONCE = 50;
/** Another process leaves a claimed payment alone for this long. */
const CLAIM_MS = 5 * 60_000;

/**
 * Asks after payments that are open or pending and due: no webhook of theirs came, or it was lost.
 * Where the provider does not answer the rest waits for another turn. Answers how many were due.
 */
export async function reconcileOpenPayments(services: Services): Promise<number> {
  let due = 0;
  for (const site of await services.sites.all()) due += await reconcileSite(services, site.id);
  return due;
}

async function reconcileSite(services: Services, site: SiteId): Promise<number> {
  const at = services.clock.now();
  const until = new Date(at.getTime() + CLAIM_MS);
  const due = await claimDue(services.db, site, { at, until, most: MOST_AT_ONCE });
  for (const attempt of due) {
    const { provider_ref } = attempt;
    if (provider_ref === null) await giveUp(services, attempt);
    else if (!(await askAgain(services, { ...attempt, provider_ref }))) break;
  }
  return due.length;
}

/** False where the provider did not answer. */
async function askAgain(
  services: Services,
  attempt: Attempt & { readonly provider_ref: string },
): Promise<boolean> {
  const at = services.clock.now();
  // Written first: settling a payment that became final takes the next turn away again.
  await services.db
    .transaction()
    .execute((tx) =>
      setNextCheck(tx, attempt.site_id, attempt.id, nextCheck(attempt.opened_at, at)),
    );
  try {
    await settlePayment(services, attempt, "reconcile");
    return true;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return false;
  }
}

/** The provider never answered, so nobody was shown a page to pay on. */
async function giveUp(services: Services, attempt: Attempt): Promise<void> {
  const { site_id, id } = attempt;
  await services.db.transaction().execute(async (tx) => {
    const now = await lockedAttempt(tx, site_id, id);
    if (now.provider_ref !== null) return;
    const at = services.clock.now();
    const row = { site_id, attempt_id: id, heard_by: "reconcile", failure: null, at } as const;
    await insertState(tx, { ...row, state: "expired" });
    await setNextCheck(tx, site_id, id, null);
  });
}
