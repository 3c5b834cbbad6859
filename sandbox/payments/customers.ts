import { randomBytes } from "node:crypto";
import { getMethod } from "./methods.ts";
import type { MandateMethod } from "./methods/method.ts";
import type { SandboxPayment } from "./payment.ts";
import type { SandboxProvider } from "./sandbox-provider.ts";

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

type NewMandate = Pick<Mandate, "method" | "status"> & Partial<Mandate>;

export function buildMandate(mandate: NewMandate, at: Date): Mandate {
  const id = randomBytes(6).toString("hex");
  return {
    details: {},
    signatureDate: toDate(at),
    laterFailure: null,
    ...mandate,
    id: `mdt_${id}`,
    mandateReference: mandate.mandateReference ?? `SD${id.toUpperCase()}`,
    createdAt: at.toISOString(),
  };
}

export function saveMandate(provider: SandboxProvider, customer: Customer, mandate: Mandate): void {
  const others = customer.mandates.filter(({ id }) => id !== mandate.id);
  provider.customers.put({ ...customer, mandates: [mandate, ...others] });
}

/** Gives a first payment the pending mandate that it yields once its method is known. */
export function withPendingMandate(
  provider: SandboxProvider,
  payment: SandboxPayment,
): SandboxPayment {
  const method = payment.method === null ? undefined : getMethod(payment.method).mandate;
  const customer = payment.customerId === null ? null : provider.customers.byId(payment.customerId);
  if (payment.sequenceType !== "first" || !method || !customer) return payment;
  const mandate = buildMandate({ method, status: "pending" }, provider.now());
  saveMandate(provider, customer, mandate);
  return { ...payment, mandateId: mandate.id };
}

/** Makes the mandate of a decided first payment valid, or invalid if it was not paid. */
export function settleMandate(provider: SandboxProvider, payment: SandboxPayment): void {
  const { sequenceType, customerId, mandateId, method, status } = payment;
  if (sequenceType !== "first" || customerId === null || method === null) return;
  const customer = provider.customers.byId(customerId);
  const mandate = customer?.mandates.find(({ id }) => id === mandateId);
  if (!customer || !mandate || status === "open" || status === "pending") return;
  if (status !== "paid") {
    saveMandate(provider, customer, { ...mandate, status: "invalid" });
    return;
  }
  const details: Record<string, unknown> = { ...getMethod(method).buildDetails(payment) };
  saveMandate(provider, customer, {
    ...mandate,
    status: "valid",
    details: Object.fromEntries(
      detailNames[mandate.method].map((name) => [name, details[name]]),
    ) as MandateDetails,
    laterFailure: payment.card?.laterFailure ?? null,
  });
}

const detailNames = {
  creditcard: ["cardNumber", "cardLabel", "cardFingerprint"],
  directdebit: ["consumerName", "consumerAccount", "consumerBic"],
  paypal: ["consumerName", "consumerAccount"],
} as const satisfies Record<MandateMethod, readonly (keyof MandateDetails)[]>;

export function toDate(at: Date): string {
  return at.toISOString().slice(0, 10);
}
