import { randomBytes } from "node:crypto";
import type { SandboxMethod } from "./methods.ts";
import type { NewPayment } from "./read-new-payment.ts";

export type Status = "open" | "pending" | "paid" | "failed" | "canceled" | "expired";

/** A webhook about a changed payment, until the shop accepts it or we give up. */
export interface Notice {
  readonly id: string;
  readonly dueAt: string;
  readonly tries: readonly { readonly at: string; readonly answer: number | null }[];
  readonly state: "waiting" | "delivered" | "given_up";
}

export interface SandboxPayment extends NewPayment {
  readonly id: string;
  /** The secret in its page's address. */
  readonly token: string;
  readonly idempotency: { readonly key: string; readonly bodyHash: string } | null;
  readonly status: Status;
  readonly failureReason: string | null;
  /** The total refunded or charged back, in minor units. */
  readonly refunded: number;
  readonly chargedBack: number;
  readonly card: { readonly label: string; readonly lastFour: string } | null;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly expiresAt: string;
  readonly notices: readonly Notice[];
}

const LIFE_MS: Readonly<Record<SandboxMethod, number>> = {
  ideal: 15 * 60_000,
  creditcard: 30 * 60_000,
};

export function newPayment(
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
    refunded: 0,
    chargedBack: 0,
    card: null,
    createdAt: at.toISOString(),
    changedAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + LIFE_MS[request.method ?? "creditcard"]).toISOString(),
    notices: [],
  };
}

/** Whether the payer or a timeout can still change it. */
export function isUndecided({ status }: Pick<SandboxPayment, "status">): boolean {
  return status === "open" || status === "pending";
}

export function isOverdue(payment: SandboxPayment, at: Date): boolean {
  return payment.status === "open" && at.getTime() >= Date.parse(payment.expiresAt);
}

/** Mollie notifies the shop of every final state, but not of open or pending. */
export function isNotified(status: Status): boolean {
  return status !== "open" && status !== "pending";
}
