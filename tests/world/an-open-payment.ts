import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";
import type { OrderId } from "#contract/shared/ids.ts";
import { isPremium } from "#server/domains/credits/reads.ts";
import { getBalance } from "#tests/world/get-balance.ts";
import { settlePayment } from "#server/domains/payments/settle-payment.ts";
import { findUndecided } from "#server/domains/payments/store.ts";
import type { Source } from "#server/domains/payments/store.ts";
import { openPaymentAccounts } from "#server/providers/payment/payment-accounts.ts";
import type { PaymentSnapshot, PaymentState } from "#server/providers/payment/port.ts";
import type { testApp } from "#tests/test-app.ts";
import { aContext } from "./a-context.ts";
import { aMember } from "./a-member.ts";
import { readContext } from "./read-context.ts";

type App = ReturnType<typeof testApp>;
type Member = Pick<Awaited<ReturnType<typeof aMember>>, "id" | "site">;

/** Opens a payment of 5.88 for 60 credits; `settle` handles a report from the provider. */
export async function anOpenPayment(app: App, by?: Member) {
  const member = by ?? (await aMember(app.db));
  const ctx = await aContext(app.context, member.id);
  const body = { id: randomUUID(), bundle: "small", method: "ideal", country: "NL" } as const;
  const { payment_id: id } = await app.context.calls(ctx, "POST /api/orders", { body });
  const first = await reportable(app, member, id);
  const { attempt } = first;
  return {
    id,
    member,
    ...first,
    /** Opens another payment of the same order. */
    payAgain: async (request: { id?: string; method: PaymentMethodId }) => {
      const retry = { params: { id }, body: { id: randomUUID(), ...request } };
      await app.context.calls(
        await aContext(app.context, member.id),
        "POST /api/orders/:id/attempts",
        retry,
      );
      return reportable(app, member, id);
    },
    credits: () => getBalance(readContext(app.db, member.site), member.id),
    premium: () => isPremium(readContext(app.db, member.site), member.id),
    transaction: () => transactionOf(app, member, id),
    states: async () => {
      const { rows } = await sql<{ state: string }>`select state from payment_state
        where attempt_id = ${attempt.id} order by id`.execute(app.db);
      return rows.map(({ state }) => state);
    },
    /** The names of the domain events about this order, in order. */
    events: async () => {
      const { rows } = await sql<{ name: string }>`select name from domain_event
        where data->>'order' = ${id} order by id`.execute(app.db);
      return rows.map(({ name }) => name);
    },
  };
}

/** The order's undecided payment; `report` handles what the provider says of it. */
async function reportable(app: App, { site }: Member, order: OrderId) {
  const attempt = await findUndecided(app.db, site, order);
  const ref = attempt?.provider_ref;
  if (!attempt || !ref) throw new Error("the order has no open payment");
  const snapshot = (
    state: PaymentState,
    change: Partial<PaymentSnapshot> = {},
  ): PaymentSnapshot => ({
    ref,
    state,
    amount: { minor: 588, currency: "EUR" },
    order,
    failure: state === "failed" ? "declined" : null,
    refunded: 0,
    chargedBack: 0,
    ...change,
  });
  const receive = (get: () => Promise<PaymentSnapshot | null>, source: Source = "webhook") => {
    const { payment, ...services } = app.context.services;
    const accounts = openPaymentAccounts([{ ...payment.accounts.current, get }]);
    return settlePayment(
      { ...services, payment: { ...payment, accounts } },
      { ...attempt, provider_ref: ref },
      source,
    );
  };
  const report = (state: PaymentState, change?: Partial<PaymentSnapshot>) =>
    receive(async () => snapshot(state, change));
  return { attempt, ref, snapshot, receive, report };
}

/** The order as shown in the list, without a request to the provider. */
async function transactionOf(app: App, member: Member, id: OrderId) {
  const ctx = await aContext(app.context, member.id);
  const list = await app.context.calls(ctx, "GET /api/transactions", { query: {} });
  const found = list.transactions.find(({ payment_id }) => payment_id === id);
  if (!found) throw new Error("the order is not in the list");
  return found;
}
