import type { PaymentFailure } from "#contract/payments.ts";
import type { Services } from "#server/domains/request-context.ts";
import { openPayment } from "#server/domains/payments/open-payment.ts";
import { settleByRef } from "#server/domains/payments/webhooks/handle-webhook.ts";
import { listTransactions } from "#server/domains/payments/get-transaction.ts";
import { openPaymentAccounts } from "#server/providers/payment/payment-accounts.ts";
import type {
  PaymentProvider,
  PaymentSnapshot,
  PaymentState,
} from "#server/providers/payment/port.ts";
import { createContextFor, daysBefore, deriveId } from "./demo-member.ts";
import type { DemoMember } from "./demo-member.ts";

interface Past {
  readonly daysAgo: number;
  /** Index of the site's bundle, smallest first. */
  readonly bundle: number;
  readonly ended: PaymentState;
  readonly failure: PaymentFailure | null;
}

/** Orders in every final state, oldest first. */
const plan: readonly Past[] = [
  { daysAgo: 41.2, bundle: 0, ended: "canceled", failure: null },
  { daysAgo: 41.1, bundle: 0, ended: "paid", failure: null },
  { daysAgo: 20.1, bundle: 2, ended: "expired", failure: null },
  { daysAgo: 12.1, bundle: 1, ended: "failed", failure: "insufficient_funds" },
  { daysAgo: 12, bundle: 1, ended: "paid", failure: null },
];

/**
 * The orders of a demo member who has bought before, placed and settled by the product's own use
 * cases with a provider that returns the planned states. An interrupted run continues where it
 * stopped.
 */
export async function seedOrders(member: DemoMember): Promise<void> {
  const { services, login, me, now } = member;
  const { transactions } = await listTransactions(createContextFor(member, me, now), me, 1);
  const over = transactions.filter(({ status }) => status !== "loading" && status !== "pending");
  for (const past of plan.slice(over.length)) {
    const id = deriveId(`order ${login.email} ${past.daysAgo}`);
    const at = daysBefore(now, past.daysAgo);
    const snapshot = await open(member, past, id, at);
    const provider = {
      ...createPlannedProvider(services, snapshot.ref),
      get: () => Promise.resolve(snapshot),
    };
    const then = {
      ...services,
      clock: { now: () => at },
      payment: { ...services.payment, accounts: openPaymentAccounts([provider]) },
    };
    await settleByRef(then, { provider: provider.account, ref: snapshot.ref });
  }
}

/** Places an order and returns the final state at the provider. */
async function open(
  member: DemoMember,
  past: Past,
  id: string,
  at: Date,
): Promise<PaymentSnapshot> {
  const { services, site, me } = member;
  const ref = `demo_${id}`;
  const accounts = openPaymentAccounts([createPlannedProvider(services, ref)]);
  const payment = { ...services.payment, accounts };
  const ctx = createContextFor({ ...member, services: { ...services, payment } }, me, at);
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

/** A provider that accepts cards and opens one payment. */
function createPlannedProvider({ payment }: Services, ref: string): PaymentProvider {
  return {
    account: payment.accounts.current.account,
    offers: () => Promise.resolve([{ id: "creditcard", issuers: [] }]),
    create: ({ returnUrl: url }) => Promise.resolve({ ref, next: { is: "redirect", url } }),
    get: () => Promise.resolve(null),
    cancel: () => Promise.resolve(false),
    parseWebhook: () => Promise.resolve([]),
  };
}
