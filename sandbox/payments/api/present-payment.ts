import { toMoney } from "#sandbox/payments/amounts.ts";
import { getMethod } from "#sandbox/payments/methods.ts";
import { isUndecided } from "#sandbox/payments/payment.ts";
import type { SandboxPayment } from "#sandbox/payments/payment.ts";
import { getRemaining } from "#sandbox/payments/reversals.ts";
import { documentation, selfLink } from "./links.ts";
import { presentChargeback, presentRefund } from "./present-reversals.ts";

interface Presenting {
  /** This provider's address. */
  readonly root: string;
  /** Whether the shop includes `details.qrCode`. */
  readonly qrCode?: boolean;
  /** The parts that the shop embeds: "refunds", "chargebacks". */
  readonly embed?: readonly string[];
}

/** A payment in the shape of Mollie's v2 API. */
export function presentPayment(
  payment: SandboxPayment,
  { root, qrCode, embed = [] }: Presenting,
): object {
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
    ...(embed.length > 0 && { _embedded: embeddedIn(payment, root, embed) }),
    _links: {
      self: selfLink(root, `/v2/payments/${id}`),
      ...(status === "open" && { checkout: page(payment, root) }),
      changePaymentState: page(payment, root),
      dashboard: { href: `${root}/`, type: "text/html" },
      documentation: documentation("get-payment"),
      ...(payment.refunds.length > 0 && {
        refunds: selfLink(root, `/v2/payments/${id}/refunds`),
      }),
      ...(payment.chargebacks.length > 0 && {
        chargebacks: selfLink(root, `/v2/payments/${id}/chargebacks`),
      }),
      ...customerLinks(payment, root),
      ...(payment.method === "banktransfer" && {
        status: page(payment, root),
        payOnline: page(payment, root),
      }),
    },
  };
}

function embeddedIn(payment: SandboxPayment, root: string, embed: readonly string[]): object {
  const { refunds, chargebacks } = payment;
  return {
    ...(embed.includes("refunds") && {
      refunds: refunds.map((refund) => presentRefund(payment, refund, root)),
    }),
    ...(embed.includes("chargebacks") && {
      chargebacks: chargebacks.map((chargeback) => presentChargeback(payment, chargeback, root)),
    }),
  };
}

/** Like Mollie, this omits `amountChargedBack` while it is zero. */
function reversedOf(payment: SandboxPayment): object {
  if (payment.status !== "paid") return {};
  const { refunded, chargedBack, amount } = payment;
  return {
    amountRefunded: toMoney(refunded, amount.currency),
    amountRemaining: toMoney(getRemaining(payment), amount.currency),
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
