import type { OrderId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { toMoney } from "#contract/formatting/money.ts";
import type { Transaction } from "#contract/payments.ts";
import { localizeMethod } from "#server/domains/checkout/load-offer.ts";
import type { Order } from "#server/domains/checkout/orders.ts";
import { computeVat } from "#server/domains/checkout/vat-rates.ts";
import { listReversals as listPurchaseReversals } from "#server/domains/credits/reads.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { listMismatches, listReversals } from "./reversal-store.ts";
import type { MismatchRow, ReversalRow } from "./reversal-store.ts";
import { toTransactionStatus } from "./rules.ts";
import { listStates } from "./store.ts";
import type { Attempt, StateRow } from "./store.ts";

type TakenBack = ReturnType<Awaited<ReturnType<typeof listPurchaseReversals>>["get"]>;

/** Everything known about an order's payment. */
interface Payment {
  readonly attempt: (Attempt & { readonly current: StateRow | null }) | undefined;
  readonly mismatch: MismatchRow | undefined;
  readonly reversal: ReversalRow | undefined;
  readonly takenBack: TakenBack;
}

/** A member's orders in their wire shape, in the order given. */
export async function presentTransactions(
  { services: { db }, site, locale }: RequestContext,
  orders: readonly Order[],
): Promise<Transaction[]> {
  const ids = orders.map(({ id }) => id);
  const attempts = await listStates(db, site.id, ids);
  const attemptIds = [...attempts.values()].map(({ id }) => id);
  const [mismatches, reversals, takenBack] = await Promise.all([
    listMismatches(db, site.id, attemptIds),
    listReversals(db, site.id, attemptIds),
    orders[0]
      ? listPurchaseReversals(db, site.id, orders[0].member_id, ids)
      : new Map<OrderId, never>(),
  ]);
  return orders.map((order) => {
    const attempt = attempts.get(order.id);
    const mismatch = mismatches.get(attempt?.id ?? "");
    const reversal = reversals.get(attempt?.id ?? "");
    return present(
      order,
      { attempt, mismatch, reversal, takenBack: takenBack.get(order.id) },
      locale,
    );
  });
}

function present(order: Order, payment: Payment, locale: Locale): Transaction {
  const { currency, vat_permille: permille } = order;
  const current = payment.attempt?.current ?? null;
  const state = current?.state ?? null;
  const difference = state === "paid" ? null : presentDifference(payment.mismatch);
  const undecided = (state === "open" || state === "pending") && !difference;
  const since = difference ? payment.mismatch?.at : state === "open" ? null : current?.at;
  return {
    payment_id: order.id,
    status: difference ? "pending" : toTransactionStatus(state),
    bundle: order.bundle_id,
    credits: order.credits,
    amount: { minor: order.price_minor, currency },
    vat: permille === null ? null : { minor: computeVat(order.price_minor, permille), currency },
    vat_percentage: permille === null ? null : permille / 10,
    method: order.method,
    method_name: localizeMethod(order.method, locale),
    country: order.country,
    ordered_at: order.ordered_at.toISOString(),
    status_at: since?.toISOString() ?? null,
    failure: state === "failed" && !difference ? (current?.failure ?? "unknown") : null,
    checkout_url: undecided ? (payment.attempt?.checkout_url ?? null) : null,
    difference,
    reversal: presentReversal(payment),
  };
}

function presentDifference(mismatch: MismatchRow | undefined): Transaction["difference"] {
  if (!mismatch) return null;
  return { kind: mismatch.kind, received: toMoney(mismatch) };
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
