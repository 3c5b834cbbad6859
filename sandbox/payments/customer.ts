import type { MandateMethod } from "./methods/method-ids.ts";

/** A shop's customer, whose mandates allow later charges. */
export interface Customer {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly locale: string | null;
  readonly metadata: unknown;
  readonly mandates: readonly Mandate[];
  readonly createdAt: string;
  readonly deletedAt: string | null;
}

export interface Mandate {
  readonly id: string;
  readonly method: MandateMethod;
  /** Pending until the first payment is paid; invalid if it is not. */
  readonly status: "pending" | "valid" | "invalid";
  /** In Mollie's shape. */
  readonly details: MandateDetails;
  readonly signatureDate: string | null;
  readonly mandateReference: string;
  readonly createdAt: string;
  /** Why charges on it fail, if they do. */
  readonly laterFailure: string | null;
}

export interface MandateDetails {
  readonly consumerName?: string;
  readonly consumerAccount?: string;
  readonly consumerBic?: string | null;
  readonly cardNumber?: string;
  readonly cardLabel?: string;
  readonly cardFingerprint?: string;
}
