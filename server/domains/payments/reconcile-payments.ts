import type { SiteId } from "#contract/shared/ids.ts";
import type { Services } from "#server/domains/request-context.ts";
import { PaymentUnavailable } from "#server/providers/payment/port.ts";
import { scheduleCheck, scheduleReversalCheck, scheduleUnconfiguredCheck } from "./rules.ts";
import { settlePayment } from "./settle-payment.ts";
import { claimDueAttempts, claimOtherAttempts } from "./due-store.ts";
import { insertState, lockAttempt, updateAttempt } from "./store.ts";
import type { Attempt, CreatedAttempt } from "./store.ts";

/** Per run and account; a run takes a minute. Paid payments come after undecided ones. */
const MAX_UNDECIDED = 50;
const MAX_PAID = 20;
const MAX_UNCONFIGURED = 1_000;
/** How long other processes leave a claimed payment alone. */
const CLAIM_MS = 5 * 60_000;

/**
 * Asks each account about its due payments, because webhooks can be lost: first whether they were
 * paid, later whether they were refunded or charged back. If an account does not respond, the rest
 * of its payments waits for another run. Returns how many were due.
 */
export async function reconcilePayments(services: Services): Promise<number> {
  let due = 0;
  for (const site of await services.sites.all())
    for (const { account } of services.payment.accounts.all)
      due += await reconcileAccount(services, site.id, account);
  return due;
}

async function reconcileAccount(
  services: Services,
  site: SiteId,
  account: string,
): Promise<number> {
  const at = services.clock.now();
  const until = new Date(at.getTime() + CLAIM_MS);
  const claim = (paid: boolean, limit: number) =>
    claimDueAttempts(services.db, site, account, { paid, at, until, limit });
  const due = [...(await claim(false, MAX_UNDECIDED)), ...(await claim(true, MAX_PAID))];
  for (const attempt of due) {
    const { provider_ref } = attempt;
    if (provider_ref === null) await giveUp(services, attempt);
    else if (!(await settleAttempt(services, { ...attempt, provider_ref }))) break;
  }
  return due.length;
}

/**
 * Leaves the due payments of accounts that are not configured any more as they are, since nobody
 * knows whether they were paid, and schedules another look. Returns how many there are, by account.
 */
export async function scheduleUnconfigured(
  services: Services,
): Promise<ReadonlyMap<string, number>> {
  const at = services.clock.now();
  const accounts = services.payment.accounts.all.map(({ account }) => account);
  const waiting = new Map<string, number>();
  for (const site of await services.sites.all())
    for (const paid of [false, true]) {
      const until = scheduleUnconfiguredCheck(paid, at);
      const due = { paid, at, until, limit: MAX_UNCONFIGURED };
      for (const { provider } of await claimOtherAttempts(services.db, site.id, accounts, due))
        waiting.set(provider, (waiting.get(provider) ?? 0) + 1);
    }
  return waiting;
}

/** False if the account did not respond. */
async function settleAttempt(services: Services, attempt: CreatedAttempt): Promise<boolean> {
  const at = services.clock.now();
  const { site_id, id, opened_at, paid_at } = attempt;
  const next_check_at = paid_at ? scheduleReversalCheck(paid_at, at) : scheduleCheck(opened_at, at);
  // Scheduled first in case the provider does not respond; settling schedules again.
  await updateAttempt(services.db, site_id, id, { next_check_at });
  try {
    await settlePayment(services, attempt, "reconcile");
    return true;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return false;
  }
}

/** The provider never created the payment, so the member never saw its payment page. */
async function giveUp(services: Services, attempt: Attempt): Promise<void> {
  const { site_id, id } = attempt;
  await services.db.transaction().execute(async (tx) => {
    const now = await lockAttempt(tx, site_id, id);
    if (now.provider_ref !== null) return;
    const at = services.clock.now();
    const row = { site_id, attempt_id: id, source: "reconcile", failure: null, at } as const;
    await insertState(tx, { ...row, state: "expired" });
    await updateAttempt(tx, site_id, id, { next_check_at: null, decided_at: at });
  });
}
