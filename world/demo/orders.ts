import type { PaymentFailure } from "#contract/payments.ts";
import type { Services } from "#server/domains/request-context.ts";
import { openPayment } from "#server/domains/payments/open-payment.ts";
import { settleByRef } from "#server/domains/payments/handle-webhook.ts";
import { listTransactions } from "#server/domains/payments/get-transaction.ts";
import type {
  PaymentProvider,
  PaymentSnapshot,
  PaymentState,
} from "#server/providers/payment/port.ts";
import { contextOf, daysBefore, idOf } from "./stage.ts";
import type { Stage } from "./stage.ts";

interface Past {
  readonly daysAgo: number;
  /** Which of the site's bundles, the smallest first. */
  readonly bundle: number;
  readonly ended: PaymentState;
  readonly failure: PaymentFailure | null;
}

/** The orders of a log-in in every state that lasts, the oldest first. */
const plan: readonly Past[] = [
  { daysAgo: 41.2, bundle: 0, ended: "canceled", failure: null },
  { daysAgo: 41.1, bundle: 0, ended: "paid", failure: null },
  { daysAgo: 20.1, bundle: 2, ended: "expired", failure: null },
  { daysAgo: 12.1, bundle: 1, ended: "failed", failure: "insufficient_funds" },
  { daysAgo: 12, bundle: 1, ended: "paid", failure: null },
];

/**
 * Orders of a log-in that was here before: placed and ended by the same use cases as everybody's, with
 * a provider that plays what is planned. One that was interrupted goes on where it was.
 */
export async function seedOrders(stage: Stage): Promise<void> {
  const { services, login, me, now } = stage;
  const { transactions } = await listTransactions(contextOf(stage, me, now), me, 1);
  const over = transactions.filter(({ status }) => status !== "loading" && status !== "pending");
  for (const past of plan.slice(over.length)) {
    const id = idOf(`order ${login.email} ${past.daysAgo}`);
    const at = daysBefore(now, past.daysAgo);
    const snapshot = await open(stage, past, id, at);
    const provider = { ...playing(services, snapshot.ref), get: () => Promise.resolve(snapshot) };
    const then = {
      ...services,
      clock: { now: () => at },
      payment: { ...services.payment, provider },
    };
    await settleByRef(then, { provider: provider.id, ref: snapshot.ref });
  }
}

/** Orders; answers how the provider has it when it is over. */
async function open(stage: Stage, past: Past, id: string, at: Date): Promise<PaymentSnapshot> {
  const { services, site, me } = stage;
  const ref = `demo_${id}`;
  const payment = { ...services.payment, provider: playing(services, ref) };
  const ctx = contextOf({ ...stage, services: { ...services, payment } }, me, at);
  const { payment_id: order } = await openPayment(ctx, me, {
    id,
    bundle: site.bundles[past.bundle]?.id ?? "",
    method: "creditcard",
    country: site.countries[0] ?? "NL",
  });
  const { transactions } = await listTransactions(ctx, me, 1);
  const placed = transactions.find(({ payment_id }) => payment_id === order);
  if (!placed) throw new Error("an order that was placed is listed");
  return {
    ref,
    state: past.ended,
    amount: placed.amount,
    order,
    failure: past.failure,
    refunded: 0,
    chargedBack: 0,
  };
}

/** A provider that takes cards, and opens one payment. */
function playing({ payment }: Services, ref: string): PaymentProvider {
  return {
    id: payment.provider.id,
    offers: () => Promise.resolve([{ id: "creditcard", issuers: [] }]),
    create: ({ returnUrl }) => Promise.resolve({ ref, checkoutUrl: returnUrl }),
    get: () => Promise.resolve(null),
    parseWebhook: () => Promise.resolve([]),
  };
}
