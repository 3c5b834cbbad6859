import { createHash } from "node:crypto";
import type { Mandate, MandateDetails } from "./customer.ts";
import type { SandboxMethod, SequenceType } from "./methods/method-ids.ts";
import type { SepaReason } from "./sepa-reasons.ts";

export type Status = "open" | "pending" | "paid" | "failed" | "canceled" | "expired";

/** A webhook about a changed payment, until the shop accepts it or we give up. */
export interface Notice {
  readonly id: string;
  readonly dueAt: string;
  readonly tries: readonly { readonly at: string; readonly answer: number | null }[];
  readonly state: "waiting" | "delivered" | "given_up";
}

export type RefundStatus = "queued" | "pending" | "processing" | "refunded" | "failed" | "canceled";

export interface Refund {
  readonly id: string;
  readonly minor: number;
  readonly status: RefundStatus;
  readonly description: string;
  readonly metadata: unknown;
  readonly createdAt: string;
  /** When it takes its next step by itself; null if it takes none. */
  readonly nextAt: string | null;
  readonly idempotencyKey: string | null;
}

export interface Chargeback {
  readonly id: string;
  readonly minor: number;
  /** Only banks give one, for a direct debit. */
  readonly reason: SepaReason | null;
  readonly createdAt: string;
  readonly reversedAt: string | null;
}

/** What the shop asks for, in the names of Mollie's v2 API. */
export interface NewPayment {
  readonly description: string;
  readonly amount: { readonly value: string; readonly currency: string };
  readonly redirectUrl: string | null;
  readonly cancelUrl: string | null;
  readonly webhookUrl: string | null;
  readonly method: SandboxMethod | null;
  readonly issuer: string | null;
  readonly locale: string;
  readonly sequenceType: SequenceType;
  readonly customerId: string | null;
  readonly mandateId: string | null;
  readonly dueDate: string | null;
  /** Who pays, for paysafecard. */
  readonly customerReference: string | null;
  readonly metadata: unknown;
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

export interface Decision {
  readonly status: Status;
  readonly failureReason?: string;
  readonly card?: SandboxPayment["card"];
  readonly bankReason?: SandboxPayment["bankReason"];
  /** Only half of the amount is paid, so that it differs from the shop's order. */
  readonly half?: boolean;
  /** How many times the shop is notified; once by default. */
  readonly times?: number;
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
