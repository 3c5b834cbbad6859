import { sql } from "kysely";
import type { MemberId, OrderId } from "#contract/shared/ids.ts";
import type { SandboxPayment } from "#sandbox/payments/payment.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { PlacedOrder } from "./buyers.ts";

interface Payments {
  readonly members: readonly MemberId[];
  readonly ordered: readonly PlacedOrder[];
  /** The provider's own records. */
  readonly payments: readonly SandboxPayment[];
}

/** Compares the responses the buyers got and the provider's records with the database. */
export async function comparePayments(db: Database, { members: ids, ordered, payments }: Payments) {
  const orders = await ordersOf(db, ids);
  const givings = Map.groupBy(await creditsAddedTo(db, ids), ({ order }) => order);
  const mails = Map.groupBy(await paymentMails(db), ({ order }) => order);
  const known = new Map(orders.map((order) => [order.id, order]));
  const mine = payments.filter((payment) => known.has(orderOf(payment)));
  const anybodys = new Set(await idsOfOrders(db));
  const paid = new Set(mine.filter(({ status }) => status === "paid").map(orderOf));
  const stored = new Map(orders.map(({ id, request }) => [request, id]));
  const answered = ordered.filter(({ payment }) => payment !== null);
  const payers = new Set([...paid].map((id) => known.get(id)?.member));
  return {
    orders: orders.length,
    paid: paid.size,
    /** Orders that a status screen showed as paid. */
    seen: ordered.filter(({ seenCompleted }) => seenCompleted).length,
    /** Buyers who got the id of an order that is missing or different. */
    ordersLost: answered.filter(({ intent, payment }) => stored.get(intent) !== payment).length,
    /** Payments at the provider without an order. */
    withoutOrder: payments.filter((payment) => !anybodys.has(orderOf(payment))).length,
    /** Orders with more than one payment at the provider. */
    askedTwice: mine.length - new Set(mine.map(orderOf)).size,
    lost: [...paid].filter((id) => !givings.has(id)).length,
    doubled: [...givings.values()].filter((same) => same.length > 1).length,
    unpaidButGiven: [...givings.keys()].filter((id) => !paid.has(id)).length,
    seenButUnpaid: ordered.filter(
      ({ payment, seenCompleted }) => seenCompleted && !(payment !== null && paid.has(payment)),
    ).length,
    wrongCredits: [...givings].filter(([id, same]) =>
      same.some(
        ({ credits, member }) =>
          credits !== known.get(id)?.credits || member !== known.get(id)?.member,
      ),
    ).length,
    stuck: orders.filter(({ settled }) => !settled).length,
    /** Paid orders with no mail to the buyer, or more than one. */
    notMailedOnce: [...paid].filter((id) => mails.get(id)?.length !== 1).length,
    wrongPremium: (await premiumOf(db, ids)).filter(
      ({ member, premium }) => premium !== payers.has(member),
    ).length,
  };
}

function orderOf({ metadata }: SandboxPayment): OrderId {
  return (metadata as { order: OrderId }).order;
}

async function ordersOf(db: Database, members: readonly MemberId[]) {
  const { rows } = await sql<{
    id: OrderId;
    request: string;
    member: MemberId;
    credits: number;
    settled: boolean;
  }>`
    select o.id, o.request_id as request, o.member_id as member, o.credits,
      (a.next_check_at is null or a.paid_at is not null) and exists (
        select from payment_state s where s.attempt_id = a.id
        and s.state in ('paid', 'failed', 'canceled', 'expired')) as settled
    from payment_order o left join payment_attempt a on a.order_id = o.id
    where o.member_id = any(${members})`.execute(db);
  return rows;
}

async function idsOfOrders(db: Database): Promise<OrderId[]> {
  const { rows } = await sql<{ id: OrderId }>`select id from payment_order`.execute(db);
  return rows.map(({ id }) => id);
}

/** Credits added for payments. The negative control's causes also begin with the order id. */
async function creditsAddedTo(db: Database, members: readonly MemberId[]) {
  const { rows } = await sql<{ order: OrderId; member: MemberId; credits: number }>`
    select split_part(cause, ':', 2) as order, member_id as member, credits
    from ledger where from_account = 'sold' and member_id = any(${members})`.execute(db);
  return rows;
}

async function paymentMails(db: Database) {
  const { rows } = await sql<{ order: string }>`
    select substring(text from '/transactions/([0-9a-f-]{36})') as order
    from mail where kind = 'payment' and sent_at is not null`.execute(db);
  return rows;
}

async function premiumOf(db: Database, members: readonly MemberId[]) {
  const { rows } = await sql<{ member: MemberId; premium: boolean }>`
    select id as member, is_premium(site_id, id) as premium
    from profile where id = any(${members})`.execute(db);
  return rows;
}
