import type { SandboxMethod } from "./methods/method-ids.ts";
import { randomBytes } from "node:crypto";
import { endOfDueDate } from "./due-date.ts";
import { getMethod } from "./methods.ts";
import type { SandboxPayment, NewPayment } from "./payment.ts";

export function createPayment(
  request: NewPayment,
  idempotency: SandboxPayment["idempotency"],
  at: Date,
): SandboxPayment {
  return {
    ...request,
    id: `tr_${randomBytes(12).toString("hex")}`,
    token: randomBytes(16).toString("hex"),
    idempotency,
    status: "open",
    failureReason: null,
    refunds: [],
    chargebacks: [],
    refunded: 0,
    chargedBack: 0,
    card: null,
    settlesAt: null,
    debit: null,
    bankReason: null,
    stage: null,
    createdAt: at.toISOString(),
    changedAt: at.toISOString(),
    expiresAt:
      request.dueDate === null
        ? endOf(request.method ?? "creditcard", at)
        : endOfDueDate(request.dueDate),
    notices: [],
  };
}

/** When a new payment expires. */
export function endOf(method: SandboxMethod, createdAt: Date): string {
  return new Date(createdAt.getTime() + getMethod(method).lifeMs).toISOString();
}
