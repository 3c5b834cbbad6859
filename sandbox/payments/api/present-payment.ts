import { getMinorUnits, toMoney } from "#sandbox/payments/amounts.ts";
import { getMethod } from "#sandbox/payments/methods.ts";
import { isUndecided } from "#sandbox/payments/payment.ts";
import type { SandboxPayment } from "#sandbox/payments/payment.ts";
import { documentation, selfLink } from "./links.ts";

interface Presenting {
  /** This provider's address. */
  readonly root: string;
  /** Whether the shop includes `details.qrCode`. */
  readonly qrCode?: boolean;
}

/** A payment in the shape of Mollie's v2 API. */
export function presentPayment(payment: SandboxPayment, { root, qrCode }: Presenting): object {
  const { id, status } = payment;
  return {
    resource: "payment",
    id,
    mode: "test",
    description: payment.description,
    amount: payment.amount,
    ...reversedOf(payment),
    redirectUrl: payment.redirectUrl,
    cancelUrl: payment.cancelUrl,
    webhookUrl: payment.webhookUrl,
    locale: payment.locale,
    method: methodOf(payment),
    metadata: payment.metadata,
    sequenceType: payment.sequenceType,
    ...(payment.customerId !== null && { customerId: payment.customerId }),
    ...(payment.mandateId !== null && { mandateId: payment.mandateId }),
    profileId: "pfl_sandbox",
    status,
    ...(isUndecided(payment) && { isCancelable: isCancelable(payment) }),
    ...(status === "open" && { expiresAt: payment.expiresAt }),
    createdAt: payment.createdAt,
    ...(status !== "open" && status !== "pending" && { [`${status}At`]: payment.changedAt }),
    ...detailsOf(payment, root, qrCode ?? false),
    _links: {
      self: selfLink(root, `/v2/payments/${id}`),
      ...(status === "open" && { checkout: page(payment, root) }),
      changePaymentState: page(payment, root),
      dashboard: { href: `${root}/`, type: "text/html" },
      documentation: documentation("get-payment"),
      ...customerLinks(payment, root),
      ...(payment.method === "banktransfer" && {
        status: page(payment, root),
        payOnline: page(payment, root),
      }),
    },
  };
}

/** Like Mollie, this omits `amountChargedBack` while it is zero. */
function reversedOf(payment: SandboxPayment): object {
  if (payment.status !== "paid") return {};
  const { refunded, chargedBack, amount } = payment;
  const left = Math.max(0, getMinorUnits(payment) - refunded - chargedBack);
  return {
    amountRefunded: toMoney(refunded, amount.currency),
    amountRemaining: toMoney(left, amount.currency),
    ...(chargedBack > 0 && { amountChargedBack: toMoney(chargedBack, amount.currency) }),
  };
}

/** Mollie turns a paid wallet into the card that was in it. */
function methodOf({ method, status }: SandboxPayment) {
  return method === "applepay" && status === "paid" ? "creditcard" : method;
}

/** Whether the shop can still cancel it. */
export function isCancelable(payment: SandboxPayment): boolean {
  const method = payment.method === null ? null : getMethod(payment.method);
  return isUndecided(payment) && method?.isCancelable === true;
}

function customerLinks({ customerId, mandateId }: SandboxPayment, root: string): object {
  if (customerId === null) return {};
  const customer = `/v2/customers/${customerId}`;
  return {
    customer: selfLink(root, customer),
    ...(mandateId !== null && { mandate: selfLink(root, `${customer}/mandates/${mandateId}`) }),
  };
}

function page({ token }: SandboxPayment, root: string) {
  return { href: `${root}/checkout/${token}`, type: "text/html" };
}

function detailsOf(payment: SandboxPayment, root: string, qrCode: boolean): object {
  if (payment.method === null) return {};
  const method = getMethod(payment.method);
  const src = `${root}/qr/${payment.token}.svg`;
  const details = {
    ...method.buildDetails(payment),
    ...(qrCode && method.buildQrText && { qrCode: { height: 180, width: 180, src } }),
  };
  return Object.keys(details).length > 0 ? { details } : {};
}
