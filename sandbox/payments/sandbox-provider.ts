import { randomUUID } from "node:crypto";
import type { CustomersFile } from "./customers-file.ts";
import { settleMandate } from "./customers.ts";
import { isOverdue, isNotified, isUndecided } from "./payment.ts";
import type { Decision, Notice, SandboxPayment } from "./payment.ts";
import { findReturnReason } from "./sepa-reasons.ts";
import { advanceRefund, withReversals } from "./reversals.ts";
import type { PaymentsFile } from "./payments-file.ts";

/** What this provider's API and pages share. */
export interface SandboxProvider {
  readonly file: PaymentsFile;
  readonly customers: CustomersFile;
  /** Its address, without a trailing slash. */
  root(): string;
  now(): Date;
  /** Starts sending this payment's due webhooks. */
  notify(id: string): void;
}

/** Decides a payment and notifies the shop; a decided payment never changes. */
export function decide(provider: SandboxProvider, id: string, decision: Decision): void {
  const payment = provider.file.byId(id);
  if (!payment || !isUndecided(payment)) return;
  const at = provider.now().toISOString();
  const times =
    isNotified(decision.status) && payment.webhookUrl !== null ? (decision.times ?? 1) : 0;
  const decided: SandboxPayment = {
    ...payment,
    status: decision.status,
    amount: decision.half ? halve(payment.amount) : payment.amount,
    failureReason: decision.failureReason ?? null,
    card: decision.card ?? payment.card,
    bankReason: decision.bankReason ?? null,
    stage: null,
    changedAt: at,
    notices: [...payment.notices, ...Array.from({ length: times }, () => newNotice(at))],
  };
  provider.file.put(decided);
  settleMandate(provider, decided);
  provider.notify(id);
}

/** Notifies the shop once more. */
export function notifyAgain(provider: SandboxProvider, id: string): void {
  const payment = provider.file.byId(id);
  if (!payment || payment.webhookUrl === null) return;
  const notice = newNotice(provider.now().toISOString());
  provider.file.put({ ...payment, notices: [...payment.notices, notice] });
  provider.notify(id);
}

/** Does what time does to payments; called before a payment is read, and by a timer. */
export function advancePayments(provider: SandboxProvider): void {
  const now = provider.now();
  for (const payment of provider.file.open()) {
    if (isOverdue(payment, now)) decide(provider, payment.id, { status: "expired" });
  }
  for (const { id, settlesAt, debit } of provider.file.settling()) {
    if (settlesAt === null || now.getTime() < Date.parse(settlesAt)) continue;
    const bankReason = findReturnReason(debit?.consumerAccount);
    decide(provider, id, bankReason ? { status: "failed", bankReason } : { status: "paid" });
  }
  for (const payment of provider.file.refunding()) advanceRefunds(provider, payment, now);
}

/** Mollie notifies the shop from the moment a refund is processed. */
function advanceRefunds(provider: SandboxProvider, payment: SandboxPayment, now: Date): void {
  const refunds = payment.refunds.map((refund) => advanceRefund(refund, now));
  const notified = refunds.filter(
    ({ status }, at) => status !== payment.refunds[at]?.status && status !== "pending",
  );
  provider.file.put(withReversals(payment, { refunds }));
  for (const _ of notified) notifyAgain(provider, payment.id);
}

function halve({ value, currency }: SandboxPayment["amount"]): SandboxPayment["amount"] {
  return { value: (Number(value) / 2).toFixed(2), currency };
}

function newNotice(at: string): Notice {
  return { id: randomUUID(), dueAt: at, tries: [], state: "waiting" };
}
