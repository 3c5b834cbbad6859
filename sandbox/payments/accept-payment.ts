import type { Customer, Mandate } from "./customer.ts";
import type { Wrong } from "./api/read-new-payment.ts";
import { createPayment } from "./create-payment.ts";
import { withPendingMandate } from "./customers.ts";
import { getMethod } from "./methods.ts";
import type { SandboxPayment, NewPayment } from "./payment.ts";
import { decide } from "./sandbox-provider.ts";
import type { SandboxProvider } from "./sandbox-provider.ts";

/** Days in the real world; here, how long the visitor can decide about a direct debit. */
const DEBIT_MS = 2 * 60_000;

type Accepted = { readonly payment: SandboxPayment } | { readonly wrong: Wrong };

/** Creates a payment; one on a mandate is charged without the payer. */
export function acceptPayment(
  provider: SandboxProvider,
  request: NewPayment,
  idempotency: SandboxPayment["idempotency"],
): Accepted {
  const { sequenceType, customerId } = request;
  const customer = customerId === null ? undefined : provider.customers.byId(customerId);
  if (customerId !== null && (!customer || customer.deletedAt !== null)) {
    return wrong("The customer id is invalid", "customerId");
  }
  if (sequenceType === "oneoff" || sequenceType === "first") {
    if (sequenceType === "first" && !customer)
      return wrong("The customer is required", "customerId");
    const created = createPayment(request, idempotency, provider.now());
    const payment = withPendingMandate(provider, created);
    provider.file.put(payment);
    return { payment };
  }
  if (!customer) return wrong("The customer is required", "customerId");
  const mandate = findMandate(customer, request);
  if (!mandate) return wrong("No suitable mandates found for customer", "mandateId");
  if (!getMethod(mandate.method).currencies.includes(request.amount.currency)) {
    return wrong("The currency is not supported by the payment method", "amount");
  }
  const payment = createPayment(
    { ...request, method: mandate.method },
    idempotency,
    provider.now(),
  );
  return { payment: charge(provider, payment, mandate) };
}

function wrong(detail: string, field: string): Accepted {
  return { wrong: { detail, field } };
}

/** The requested mandate, else the newest one of the requested method. */
function findMandate(
  { mandates }: Customer,
  { mandateId, method }: Pick<NewPayment, "mandateId" | "method">,
): Mandate | undefined {
  return mandates.find(
    (mandate) =>
      mandate.status === "valid" &&
      (mandateId === null || mandate.id === mandateId) &&
      (method === null || mandate.method === method),
  );
}

/** A card or wallet is charged at once, an account days later. */
function charge(
  provider: SandboxProvider,
  created: SandboxPayment,
  mandate: Mandate,
): SandboxPayment {
  const { details, mandateReference, signatureDate, laterFailure } = mandate;
  const { cardNumber, cardLabel, cardFingerprint } = details;
  const settlesAt = new Date(provider.now().getTime() + DEBIT_MS).toISOString();
  const payment: SandboxPayment = {
    ...created,
    mandateId: mandate.id,
    status: "pending",
    ...(mandate.method === "directdebit" && {
      settlesAt,
      debit: { ...details, mandateReference, signatureDate },
    }),
    ...(cardNumber !== undefined &&
      cardLabel !== undefined && {
        card: {
          label: cardLabel,
          lastFour: cardNumber,
          ...(cardFingerprint !== undefined && { fingerprint: cardFingerprint }),
        },
      }),
  };
  provider.file.put(payment);
  if (mandate.method === "directdebit") return payment;
  decide(
    provider,
    payment.id,
    laterFailure === null ? { status: "paid" } : { status: "failed", failureReason: laterFailure },
  );
  return provider.file.byId(payment.id) ?? payment;
}
