import { sandboxBanks, sandboxMethods } from "./methods.ts";
import type { SandboxMethod } from "./methods.ts";
import type { SandboxPayment } from "./payment.ts";
import { getMinorUnits } from "./reverse-payment.ts";

/** A payment in the shape of Mollie's v2 API. `root` is this provider's address. */
export function presentPayment(payment: SandboxPayment, root: string): object {
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
    method: payment.method,
    metadata: payment.metadata,
    sequenceType: "oneoff",
    profileId: "pfl_sandbox",
    status,
    ...(status === "open" && { isCancelable: false, expiresAt: payment.expiresAt }),
    createdAt: payment.createdAt,
    ...(status !== "open" && status !== "pending" && { [`${status}At`]: payment.changedAt }),
    ...detailsOf(payment),
    _links: {
      self: { href: `${root}/v2/payments/${id}`, type: "application/hal+json" },
      ...(status === "open" && { checkout: page(payment, root) }),
      changePaymentState: page(payment, root),
      dashboard: { href: `${root}/`, type: "text/html" },
      documentation: { href: "https://docs.mollie.com/reference/get-payment", type: "text/html" },
    },
  };
}

/** Like Mollie, this omits `amountChargedBack` while it is zero. */
function reversedOf(payment: SandboxPayment): object {
  if (payment.status !== "paid") return {};
  const { refunded, chargedBack, amount } = payment;
  const money = (minor: number) => ({
    value: (minor / 100).toFixed(2),
    currency: amount.currency,
  });
  return {
    amountRefunded: money(refunded),
    amountRemaining: money(Math.max(0, getMinorUnits(payment) - refunded - chargedBack)),
    ...(chargedBack > 0 && { amountChargedBack: money(chargedBack) }),
  };
}

function page({ token }: SandboxPayment, root: string) {
  return { href: `${root}/checkout/${token}`, type: "text/html" };
}

function detailsOf({ method, card, failureReason, status }: SandboxPayment): object {
  if (method === "creditcard" && card) {
    return {
      details: {
        cardNumber: card.lastFour,
        cardLabel: card.label,
        ...(failureReason !== null && { failureReason }),
      },
    };
  }
  if (method === "ideal" && status === "paid") {
    return { details: { consumerName: "T. Est", consumerAccount: "NL00TEST0000000000" } };
  }
  return {};
}

/** The methods in the shape of Mollie's API. */
export function presentMethods(
  ids: readonly SandboxMethod[],
  { currency, issuers, root }: { currency: string; issuers: boolean; root: string },
): object {
  return {
    count: ids.length,
    _embedded: { methods: ids.map((id) => presentMethod(id, currency, issuers, root)) },
    _links: {
      self: { href: `${root}/v2/methods`, type: "application/hal+json" },
      documentation: { href: "https://docs.mollie.com/reference/list-methods", type: "text/html" },
    },
  };
}

function presentMethod(id: SandboxMethod, currency: string, issuers: boolean, root: string) {
  const { description, minimum, maximum } = sandboxMethods[id];
  const value = (minor: number) => ({ value: (minor / 100).toFixed(2), currency });
  const icon = `${root}/icons/${id}.svg`;
  const image = { size1x: icon, size2x: icon, svg: icon };
  return {
    resource: "method",
    id,
    description,
    minimumAmount: value(minimum),
    maximumAmount: value(maximum),
    image,
    status: "activated",
    ...(issuers &&
      id === "ideal" && {
        issuers: sandboxBanks.map((bank) => ({ resource: "issuer", ...bank, image })),
      }),
    _links: { self: { href: `${root}/v2/methods/${id}`, type: "application/hal+json" } },
  };
}
