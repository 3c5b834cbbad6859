import { createHash } from "node:crypto";
import type { NewPayment } from "./api/read-new-payment.ts";
import type { Mandate, MandateDetails } from "./customers.ts";
import type { Chargeback, Refund } from "./reversals.ts";
import type { SepaReason } from "./sepa-reasons.ts";

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
  readonly refunds: readonly Refund[];
  readonly chargebacks: readonly Chargeback[];
  /** What the refunds and charge-backs add up to, in minor units. */
  readonly refunded: number;
  readonly chargedBack: number;
  readonly card: StoredCard | null;
  /** When a direct debit is paid or returned unless the visitor decides first. */
  readonly settlesAt: string | null;
  /** The account and mandate of a direct debit. */
  readonly debit: StoredDebit | null;
  /** Why the bank returned a direct debit. */
  readonly bankReason: SepaReason | null;
  /** Where the payer is in the steps of the method; null at the first. */
  readonly stage: Stage | null;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly expiresAt: string;
  readonly notices: readonly Notice[];
}

interface StoredCard {
  readonly label: string;
  readonly lastFour: string;
  /** Older payments have none. */
  readonly fingerprint?: string;
  readonly authenticated?: boolean;
  readonly laterFailure?: string;
}

type StoredDebit = MandateDetails & Pick<Mandate, "mandateReference" | "signatureDate">;

export type Stage =
  | { readonly name: "authenticate" | "approve" }
  | {
      readonly name: "code";
      readonly until: string;
      /** Which of the codes it is, from 1. */
      readonly round: number;
      readonly mistakes: number;
    };

/** The code the demo shows in place of the payer's app: "123 456". */
export function buildShortCode({ token }: Pick<SandboxPayment, "token">, round: number): string {
  const hash = createHash("sha256").update(`${token} ${round}`).digest();
  const digits = String(hash.readUInt32BE() % 1_000_000).padStart(6, "0");
  return `${digits.slice(0, 3)} ${digits.slice(3)}`;
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
