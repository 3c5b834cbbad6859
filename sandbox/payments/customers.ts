import type { Mandate, MandateDetails, Customer } from "./customer.ts";
import type { MandateMethod } from "./methods/method-ids.ts";
import { randomBytes } from "node:crypto";
import { getMethod } from "./methods.ts";
import type { SandboxPayment } from "./payment.ts";
import type { CustomersFile } from "./customers-file.ts";

/** What the mandates need of the provider. */
interface CustomerBook {
  readonly customers: CustomersFile;
  now(): Date;
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

export function saveMandate(provider: CustomerBook, customer: Customer, mandate: Mandate): void {
  const others = customer.mandates.filter(({ id }) => id !== mandate.id);
  provider.customers.put({ ...customer, mandates: [mandate, ...others] });
}

/** Gives a first payment the pending mandate that it yields once its method is known. */
export function withPendingMandate(
  provider: CustomerBook,
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
export function settleMandate(provider: CustomerBook, payment: SandboxPayment): void {
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
