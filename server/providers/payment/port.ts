import type { Locale } from "#contract/shared/languages.ts";
import type { Currency, Money } from "#contract/formatting/money.ts";
import type { NextStep } from "#contract/orders.ts";
import type { PaymentFailure } from "#contract/payments.ts";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";

/** An external payment company: one file in this folder for each. */
export interface PaymentProvider {
  /** The operator's account there, stored with every payment, so that we ask where it was created. */
  readonly account: string;
  /** Which methods of our catalogue it currently offers for this country and amount. */
  offers(query: OffersQuery): Promise<readonly MethodOffer[]>;
  /** Creates a payment. The same key gives the same payment, however often it is sent. */
  create(payment: NewPayment): Promise<CreatedPayment>;
  /** The current state of a payment; null if the provider does not know it. */
  get(ref: string): Promise<PaymentSnapshot | null>;
  /** Cancels a payment that nobody has paid; false if the provider no longer lets us. */
  cancel(ref: string): Promise<boolean>;
  /**
   * The payments a webhook names; nothing else in it is trusted. Throws WebhookForged on a wrong
   * signature.
   */
  parseWebhook(webhook: RawWebhook): Promise<readonly string[]>;
}

interface OffersQuery {
  readonly country: CountryCode;
  readonly amount: Money;
}

export interface MethodOffer {
  readonly id: PaymentMethodId;
  /** Banks to choose from in advance. */
  readonly issuers: readonly { readonly id: string; readonly name: string }[];
}

export interface NewPayment {
  /** Idempotency key: the attempt's id, stored before this call. */
  readonly key: string;
  readonly order: string;
  readonly amount: Money;
  readonly method: PaymentMethodId;
  readonly issuer: string | null;
  /** The site's name, as the payer knows it. */
  readonly merchant: string;
  /** The text on the payer's bank statement. */
  readonly description: string;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  readonly locale: Locale;
  readonly country: CountryCode;
}

export interface CreatedPayment {
  readonly ref: string;
  /** What the payer does next. */
  readonly next: NextStep;
}

/** The states of a payment; only `open` and `pending` can still change. */
export type PaymentState = "open" | "pending" | "paid" | "failed" | "canceled" | "expired";

export interface PaymentSnapshot {
  readonly ref: string;
  readonly state: PaymentState;
  /** As the provider reports it, possibly in a currency we never use. */
  readonly amount: { readonly minor: number; readonly currency: Currency | (string & {}) };
  /** The order it was created for, as the provider reports it. */
  readonly order: string | null;
  readonly failure: PaymentFailure | null;
  /** The total refunded, in minor units of the amount's currency. */
  readonly refunded: number;
  readonly chargedBack: number;
}

/** For a deployment without a provider: no method is offered and nothing can be paid. */
export const noPayment: PaymentProvider = {
  account: "none",
  offers: async () => [],
  create: () => Promise.reject(new PaymentUnavailable("no payment provider is set up")),
  get: () => Promise.reject(new PaymentUnavailable("no payment provider is set up")),
  cancel: () => Promise.reject(new PaymentUnavailable("no payment provider is set up")),
  parseWebhook: async () => [],
};

export interface RawWebhook {
  /** Byte for byte, because the signature covers exactly this. */
  readonly body: string;
  readonly signature: string | null;
}

/** The provider rejected the request, and would reject a retry as well. */
export class PaymentRejected extends Error {
  override name = "PaymentRejected";
}

/** No response, or an invalid one: what happened at the provider is unknown. */
export class PaymentUnavailable extends Error {
  override name = "PaymentUnavailable";
}

export class WebhookForged extends Error {
  override name = "WebhookForged";
}
