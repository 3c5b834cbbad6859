import type { Amount, PaymentResponse } from "mollie-api-typescript/models";
import type { NextStep } from "#contract/orders.ts";
import type { PaymentFailure } from "#contract/payments.ts";
import { paymentMethodIds, paymentMethods } from "#contract/catalogue/payment-methods.ts";
import { formatAmount, parseAmount } from "./amounts.ts";
import {
  sendToMollie,
  isRejection,
  loadMollie,
  requireAnswer,
  readStatus,
} from "./mollie-client.ts";
import type { Mollie, MollieSettings } from "./mollie-client.ts";
import { toMollieLocale, toMollieMethod } from "./mollie-names.ts";
import { PaymentUnavailable, WebhookForged } from "./port.ts";
import type { PaymentProvider, PaymentSnapshot, PaymentState } from "./port.ts";
import { readMollieWebhook } from "./read-mollie-webhook.ts";

/** Mollie; its client validates every response against its own schemas. */
export function createMollieProvider(settings: MollieSettings): PaymentProvider {
  let loaded: Promise<Mollie> | null = null;
  // Loading takes half a second, which a process that never sells need not spend.
  const mollie = () => (loaded ??= loadMollie(settings));
  return {
    account: settings.account,

    async offers({ country, amount }) {
      const { client, methodsList } = await mollie();
      const answer = await sendToMollie(
        methodsList(client, {
          amount: formatAmount(amount),
          billingCountry: country,
          include: "issuers",
          includeWallets: "applepay",
        }),
      );
      const offered = new Map(
        requireAnswer(answer).embedded.methods.map((method) => [
          String(method.id),
          method.issuers ?? [],
        ]),
      );
      return paymentMethodIds.flatMap((id) => {
        const issuers = offered.get(paymentMethods[id].mollie ?? "");
        return issuers
          ? [{ id, issuers: issuers.map(({ id: bank, name }) => ({ id: bank, name })) }]
          : [];
      });
    },

    async create(payment) {
      const { client, paymentsCreate } = await mollie();
      const answer = await sendToMollie(
        paymentsCreate(client, {
          idempotencyKey: payment.key,
          paymentRequest: {
            description: payment.description,
            amount: formatAmount(payment.amount),
            redirectUrl: payment.returnUrl,
            webhookUrl: payment.webhookUrl,
            method: toMollieMethod(payment.method),
            ...(payment.issuer !== null && { issuer: payment.issuer }),
            locale: toMollieLocale(payment.locale, payment.country),
            metadata: { order: payment.order, merchant: payment.merchant },
          },
        }),
      );
      const created = requireAnswer(answer);
      return { ref: created.id, next: nextStepOf(created) };
    },

    async get(ref) {
      const { client, paymentsGet } = await mollie();
      const answer = await sendToMollie(paymentsGet(client, { paymentId: ref }));
      if (!answer.ok && readStatus(answer.error) === 404) return null;
      const payment = requireAnswer(answer);
      if (payment.id !== ref) throw new PaymentUnavailable("an answer about another payment");
      return snapshotOf(payment);
    },

    async cancel(ref) {
      const { client, paymentsCancel } = await mollie();
      const answer = await sendToMollie(paymentsCancel(client, { paymentId: ref }));
      // Rejected: it is over, or its method cannot be cancelled.
      if (!answer.ok && isRejection(readStatus(answer.error))) return false;
      requireAnswer(answer);
      return true;
    },

    async parseWebhook({ body, signature }) {
      const { SignatureValidator } = await mollie();
      if (signature !== null) {
        const valid = await SignatureValidator.validate(
          body,
          [...settings.webhookSecrets],
          signature,
        ).catch(() => false);
        if (!valid) throw new WebhookForged("the webhook's signature is wrong");
      }
      return readMollieWebhook(body);
    },
  };
}

/**
 * A transfer is made at the payer's own bank, so its slip is shown instead of a page. What Mollie calls
 * the bank's name is the name of the account's holder.
 */
function nextStepOf({ method, details, links }: PaymentResponse): NextStep {
  if (String(method) === "banktransfer" && details) {
    const {
      bankName: holder,
      bankAccount: iban,
      bankBic: bic,
      transferReference: reference,
    } = details;
    if (holder && iban && bic && reference) {
      const url = links.checkout?.href ?? null;
      return { is: "instructions", slip: { holder, iban, bic, reference }, url };
    }
  }
  if (!links.checkout) throw new PaymentUnavailable("a payment without a page to pay on");
  return { is: "redirect", url: links.checkout.href };
}

function snapshotOf(payment: PaymentResponse): PaymentSnapshot {
  const minor = minorOf(payment.amount, payment.amount.currency);
  const state = states[String(payment.status)];
  if (!state) throw invalidResponse();
  return {
    ref: payment.id,
    state,
    amount: { minor, currency: payment.amount.currency },
    order: orderOf(payment.metadata),
    failure: state === "failed" ? failureOf(payment) : null,
    // Mollie omits zero amounts. A payment stays paid, whatever is refunded or charged back.
    refunded: minorOf(payment.amountRefunded, payment.amount.currency),
    chargedBack: minorOf(payment.amountChargedBack, payment.amount.currency),
  };
}

function minorOf(amount: Amount | undefined, currency: string): number {
  if (!amount) return 0;
  const minor = parseAmount(amount.value);
  if (minor === null || amount.currency !== currency) throw invalidResponse();
  return minor;
}

function invalidResponse(): PaymentUnavailable {
  return new PaymentUnavailable("an answer that makes no sense");
}

const states: Readonly<Partial<Record<string, PaymentState>>> = {
  open: "open",
  pending: "pending",
  authorized: "pending",
  paid: "paid",
  failed: "failed",
  canceled: "canceled",
  expired: "expired",
};

function orderOf(metadata: PaymentResponse["metadata"]): string | null {
  if (typeof metadata !== "object" || metadata === null || !("order" in metadata)) return null;
  return typeof metadata["order"] === "string" ? metadata["order"] : null;
}

const failures: Readonly<Partial<Record<string, PaymentFailure>>> = {
  authentication_abandoned: "authentication_failed",
  authentication_failed: "authentication_failed",
  authentication_required: "authentication_failed",
  authentication_unavailable_acs: "authentication_failed",
  card_declined: "declined",
  card_expired: "card_expired",
  inactive_card: "declined",
  insufficient_funds: "insufficient_funds",
  invalid_cvv: "wrong_card_data",
  invalid_card_holder_name: "wrong_card_data",
  invalid_card_number: "wrong_card_data",
  invalid_card_type: "declined",
  possible_fraud: "declined",
  refused_by_issuer: "declined",
};

function failureOf({ details }: PaymentResponse): PaymentFailure {
  return failures[String(details?.failureReason)] ?? "unknown";
}
