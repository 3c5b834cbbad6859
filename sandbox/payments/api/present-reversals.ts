import { toMoney } from "#sandbox/payments/amounts.ts";
import type { SandboxPayment, Chargeback, Refund } from "#sandbox/payments/payment.ts";
import { sepaReasons } from "#sandbox/payments/sepa-reasons.ts";
import { documentation, selfLink } from "./links.ts";

/** A refund in the shape of Mollie's API. */
export function presentRefund(payment: SandboxPayment, refund: Refund, root: string): object {
  const { id, minor, status, description, metadata, createdAt } = refund;
  return {
    resource: "refund",
    id,
    mode: "test",
    description,
    amount: toMoney(minor, payment.amount.currency),
    metadata,
    paymentId: payment.id,
    status,
    createdAt,
    _links: linksOf(payment, root, "refund", id),
  };
}

/** A charge-back in the shape of Mollie's API. */
export function presentChargeback(
  payment: SandboxPayment,
  { id, minor, reason, createdAt, reversedAt }: Chargeback,
  root: string,
): object {
  return {
    resource: "chargeback",
    id,
    amount: toMoney(minor, payment.amount.currency),
    reason: reason && { code: reason, description: sepaReasons[reason] },
    paymentId: payment.id,
    createdAt,
    reversedAt,
    _links: linksOf(payment, root, "chargeback", id),
  };
}

function linksOf(payment: SandboxPayment, root: string, kind: string, id: string): object {
  const path = `/v2/payments/${payment.id}`;
  return {
    self: selfLink(root, `${path}/${kind}s/${id}`),
    payment: selfLink(root, path),
    documentation: documentation(`get-${kind}`),
  };
}
