import { randomBytes } from "node:crypto";
import { getMinorUnits } from "./amounts.ts";
import type { SandboxPayment, RefundStatus, Refund, Chargeback } from "./payment.ts";
import type { SepaReason } from "./sepa-reasons.ts";

/** Minutes, where a bank takes days. */
const STEP_MS = 60_000;

const next: Readonly<Partial<Record<RefundStatus, RefundStatus>>> = {
  queued: "pending",
  pending: "processing",
  processing: "refunded",
};

export function buildRefund(
  refund: Pick<Refund, "minor" | "status"> & Partial<Refund>,
  at: Date,
): Refund {
  return {
    description: "",
    metadata: null,
    idempotencyKey: null,
    ...refund,
    id: `re_${randomBytes(6).toString("hex")}`,
    createdAt: at.toISOString(),
    nextAt: nextStepAt(refund.status, at),
  };
}

export function buildChargeback(minor: number, reason: SepaReason | null, at: Date): Chargeback {
  const id = `chb_${randomBytes(6).toString("hex")}`;
  return { id, minor, reason, createdAt: at.toISOString(), reversedAt: null };
}

/** Takes a refund one step further if it is time. */
export function advanceRefund(refund: Refund, at: Date): Refund {
  const status = next[refund.status];
  const isDue = refund.nextAt !== null && at.getTime() >= Date.parse(refund.nextAt);
  return isDue && status ? { ...refund, status, nextAt: nextStepAt(status, at) } : refund;
}

function nextStepAt(status: RefundStatus, at: Date): string | null {
  return next[status] ? new Date(at.getTime() + STEP_MS).toISOString() : null;
}

/** Whether the shop can still cancel it. */
export function isCancelableRefund({ status }: Refund): boolean {
  return status === "queued" || status === "pending";
}

/** Whether the payer gets this money, now or soon. */
export function isEffective({ status }: Refund): boolean {
  return status !== "failed" && status !== "canceled";
}

/** The payment with other refunds or charge-backs, and with the totals that follow from them. */
export function withReversals(
  payment: SandboxPayment,
  change: Partial<Pick<SandboxPayment, "refunds" | "chargebacks">>,
): SandboxPayment {
  const { refunds, chargebacks } = { ...payment, ...change };
  const refunded = sumOf(refunds.filter(isEffective));
  const chargedBack = sumOf(chargebacks.filter(({ reversedAt }) => reversedAt === null));
  return { ...payment, refunds, chargebacks, refunded, chargedBack };
}

function sumOf(amounts: readonly { readonly minor: number }[]): number {
  return amounts.reduce((sum, { minor }) => sum + minor, 0);
}

/** What is left of a paid payment. */
export function getRemaining(payment: SandboxPayment): number {
  return Math.max(0, getMinorUnits(payment) - payment.refunded - payment.chargedBack);
}
