import { setTimeout as sleep } from "node:timers/promises";
import type { Transaction } from "#contract/payments.ts";
import type { MemberId, OrderId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { invalidate } from "#server/domains/request-context.ts";
import { findOrder, listOrders } from "#server/domains/orders/find-order.ts";
import type { Order } from "#server/domains/orders/find-order.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { PaymentUnavailable } from "#server/providers/payment/port.ts";
import { presentTransactions } from "./present-transaction.ts";
import { POLL_MS } from "./rules.ts";
import { settlePayment } from "./settle-payment.ts";
import { claimPoll, findUndecided } from "./store.ts";

/**
 * A payment of the member. While it is undecided this asks the provider, at most every two seconds.
 * Throws `not_found` for any id that is not one of the member's orders on this site.
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
  // The page's guard has read the balance, which settling the payment may have changed.
  invalidate(ctx);
  const [transaction] = await presentTransactions(ctx, [order]);
  if (!transaction) throw new AppError("not_found");
  return transaction;
}

const PAGE_SIZE = 20;
const SCREEN_WAIT_MS = 1_000;

/** The member's payments as stored, newest first. */
export async function listTransactions(ctx: RequestContext, member: MemberId, page: number) {
  const { db } = ctx.services;
  const { orders, more } = await listOrders(db, ctx.site.id, member, { page, size: PAGE_SIZE });
  return { transactions: await presentTransactions(ctx, orders), page, more };
}

async function pollIfUndecided(ctx: RequestContext, order: Order): Promise<void> {
  const { services, site, at } = ctx;
  const attempt = await findUndecided(services.db, site.id, order.id);
  const ref = attempt?.provider_ref ?? null;
  if (!attempt || ref === null) return;
  if (!(await claimPoll(services.db, site.id, attempt.id, at, POLL_MS))) return;
  const settling = settlePayment(services, { ...attempt, provider_ref: ref }, "screen").catch(
    (error: unknown) => {
      // The page shows the stored state; the webhook or the reconciliation updates it later.
      if (!(error instanceof PaymentUnavailable)) throw error;
    },
  );
  // A slow response is still booked, but the page does not wait for it.
  await Promise.race([settling, sleep(SCREEN_WAIT_MS, undefined, { ref: false })]);
  settling.catch(() => undefined);
}
