import type { OrderId } from "#contract/shared/ids.ts";
import { toMoney } from "#contract/formatting/money.ts";
import type { Transaction } from "#contract/payments.ts";
import { localizeMethod } from "#server/domains/checkout/load-offer.ts";
import type { Order } from "#server/domains/orders/find-order.ts";
import { computePriceHold } from "#server/domains/orders/rules.ts";
import { computeVat } from "#server/domains/orders/vat-rates.ts";
import { listReversals as listPurchaseReversals } from "#server/domains/credits/reads.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { listMismatches, listReversals } from "./reversal-store.ts";
import type { MismatchRow, ReversalRow } from "./reversal-store.ts";
import { chooseAttempt, toTransactionStatus } from "./rules.ts";
import { listAttempts } from "./store.ts";
import type { AttemptWithState } from "./store.ts";

type TakenBack = ReturnType<Awaited<ReturnType<typeof listPurchaseReversals>>["get"]>;

/** Everything known about an order's payment. */
interface Payment {
  /** The attempt that decides what the member sees. */
  readonly attempt: AttemptWithState;
  readonly mismatch: MismatchRow | undefined;
  /** Other payments of the same order. */
  readonly surplus: readonly MismatchRow[];
  readonly reversal: ReversalRow | undefined;
  readonly takenBack: TakenBack;
}

/** A member's orders in their wire shape, in the order given. */
export async function presentTransactions(
  ctx: RequestContext,
  orders: readonly Order[],
): Promise<Transaction[]> {
  const { services, site } = ctx;
  const { db } = services;
  const ids = orders.map(({ id }) => id);
  const attempts = await listAttempts(db, site.id, ids);
  const attemptIds = [...attempts.values()].flat().map(({ id }) => id);
  const [mismatches, reversals, takenBack] = await Promise.all([
    listMismatches(db, site.id, attemptIds),
    listReversals(db, site.id, attemptIds),
    orders[0]
      ? listPurchaseReversals(db, site.id, orders[0].member_id, ids)
      : new Map<OrderId, never>(),
  ]);
  return orders.map((order) => {
    const own = attempts.get(order.id) ?? [];
    const attempt = chooseAttempt(own);
    if (!attempt) throw new Error("an order is placed together with its first attempt");
    const mismatchesOfOrder = own.flatMap(({ id }) => mismatches.get(id) ?? []);
    return present(ctx, order, {
      attempt,
      mismatch: mismatches.get(attempt.id),
      surplus: mismatchesOfOrder.filter(({ kind }) => kind === "twice"),
      reversal: reversals.get(attempt.id),
      takenBack: takenBack.get(order.id),
    });
  });
}

function present({ locale, at }: RequestContext, order: Order, payment: Payment): Transaction {
  const { currency, vat_permille: permille } = order;
  const { attempt, mismatch } = payment;
  const current = attempt.current;
  const state = current?.state ?? null;
  const difference = state === "paid" ? null : presentDifference(mismatch);
  const undecided = (state === "open" || state === "pending") && !difference;
  const since = difference ? mismatch?.at : state === "open" ? null : current?.at;
  const retryUntil = computePriceHold(order.ordered_at);
  const isUnpaid = (attempt.decided_at !== null || state === "open") && state !== "paid";
  return {
    payment_id: order.id,
    status: difference ? "pending" : toTransactionStatus(state),
    bundle: order.bundle_id,
    credits: order.credits,
    amount: { minor: order.price_minor, currency },
    vat: permille === null ? null : { minor: computeVat(order.price_minor, permille), currency },
    vat_percentage: permille === null ? null : permille / 10,
    method: attempt.method,
    method_name: localizeMethod(attempt.method, locale),
    country: order.country,
    ordered_at: order.ordered_at.toISOString(),
    status_at: since?.toISOString() ?? null,
    failure: state === "failed" && !difference ? (current?.failure ?? "unknown") : null,
    next: undecided ? attempt.next_step : null,
    retry_until: isUnpaid && !difference && at < retryUntil ? retryUntil.toISOString() : null,
    difference,
    surplus: sumSurplus(payment.surplus),
    reversal: presentReversal(payment),
  };
}

function presentDifference(mismatch: MismatchRow | undefined): Transaction["difference"] {
  if (!mismatch || mismatch.kind === "twice") return null;
  return { kind: mismatch.kind, received: toMoney(mismatch) };
}

/** Each fits its order, so all have its currency. */
function sumSurplus(payments: readonly MismatchRow[]): Transaction["surplus"] {
  const [first] = payments;
  if (!first) return null;
  const minor = payments.reduce((sum, payment) => sum + payment.minor, 0);
  return toMoney({ minor, currency: first.currency });
}

function presentReversal({ reversal, takenBack }: Payment): Transaction["reversal"] {
  if (!reversal) return null;
  const { currency, refunded_minor, charged_back_minor } = reversal;
  const refunded = toMoney({ minor: refunded_minor, currency });
  const charged_back = toMoney({ minor: charged_back_minor, currency });
  if (!refunded || !charged_back || refunded.minor + charged_back.minor === 0) return null;
  return {
    refunded,
    charged_back,
    credits: takenBack ? takenBack.credits.refunded + takenBack.credits.chargedBack : 0,
    debt: takenBack?.credits.debt ?? 0,
    whole: takenBack?.whole ?? false,
    at: reversal.at.toISOString(),
  };
}
