import { setTimeout as sleep } from "node:timers/promises";
import type { Transaction } from "#contract/payments.ts";
import type { MemberId, OrderId } from "#contract/ids.ts";
import type { Locale } from "#contract/languages.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { invalidate } from "#server/domains/request-context.ts";
import { findOrder, listOrders } from "#server/domains/checkout/orders.ts";
import type { Order } from "#server/domains/checkout/orders.ts";
import { localizeMethod } from "#server/domains/checkout/load-offer.ts";
import { computeVat } from "#server/domains/checkout/vat-rates.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { PaymentUnavailable } from "#server/providers/payment/port.ts";
import { POLL_MS, isFinal, toTransactionStatus } from "./rules.ts";
import { settlePayment } from "./settle-payment.ts";
import { findAttempt, claimPoll, listStates, findState } from "./store.ts";
import type { Attempt, StateRow } from "./store.ts";

/**
 * One payment of the member. While it is undecided the provider is asked, at most every two
 * seconds however many look. Throws `not_found` for any id that is not her own here.
 */
export async function getTransaction(
  ctx: RequestContext,
  member: MemberId,
  id: OrderId,
): Promise<Transaction> {
  const { db } = ctx.services;
  const order = await findOrder(db, ctx.site.id, member, id);
  if (!order) throw new AppError("not_found");
  await pollIfUndecided(ctx, order);
  const stands = (await listStates(db, ctx.site.id, [id])).get(id);
  // The page's guard has read her balance; what is shown as paid may have been credited since.
  invalidate(ctx);
  return present(order, stands, ctx.locale);
}

const PAGE_SIZE = 20;
const SCREEN_WAIT_MS = 1_000;

/** The member's payments as they are known, the newest first. */
export async function listTransactions(ctx: RequestContext, member: MemberId, page: number) {
  const { db } = ctx.services;
  const { orders, more } = await listOrders(db, ctx.site.id, member, { page, size: PAGE_SIZE });
  const stands = await listStates(
    db,
    ctx.site.id,
    orders.map(({ id }) => id),
  );
  const transactions = orders.map((order) => present(order, stands.get(order.id), ctx.locale));
  return { transactions, page, more };
}

async function pollIfUndecided(ctx: RequestContext, order: Order): Promise<void> {
  const { services, site, at } = ctx;
  const attempt = await findAttempt(services.db, site.id, order.id);
  const ref = attempt?.provider_ref ?? null;
  if (!attempt || ref === null || attempt.provider !== services.payment.provider.id) return;
  const state = await findState(services.db, site.id, attempt.id);
  if (state !== null && isFinal(state)) return;
  if (!(await claimPoll(services.db, site.id, attempt.id, at, POLL_MS))) return;
  const settling = settlePayment(services, { ...attempt, provider_ref: ref }, "screen").catch(
    (error: unknown) => {
      // The page shows what is known; the webhook or the reconciliation brings the rest.
      if (!(error instanceof PaymentUnavailable)) throw error;
    },
  );
  // A slow answer is still booked when it comes, but nobody waits for it.
  await Promise.race([settling, sleep(SCREEN_WAIT_MS, undefined, { ref: false })]);
  settling.catch(() => undefined);
}

function present(
  order: Order,
  stands: (Attempt & { readonly current: StateRow | null }) | undefined,
  locale: Locale,
): Transaction {
  const { currency, vat_permille: permille } = order;
  const current = stands?.current ?? null;
  const state = current?.state ?? null;
  const undecided = state === "open" || state === "pending";
  return {
    payment_id: order.id,
    status: toTransactionStatus(state),
    bundle: order.bundle_id,
    credits: order.credits,
    amount: { minor: order.price_minor, currency },
    vat: permille === null ? null : { minor: computeVat(order.price_minor, permille), currency },
    vat_percentage: permille === null ? null : permille / 10,
    method: order.method,
    method_name: localizeMethod(order.method, locale),
    country: order.country,
    ordered_at: order.ordered_at.toISOString(),
    status_at: state === null || state === "open" ? null : (current?.at.toISOString() ?? null),
    failure: state === "failed" ? (current?.failure ?? "unknown") : null,
    checkout_url: undecided ? (stands?.checkout_url ?? null) : null,
  };
}
