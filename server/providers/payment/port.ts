import type { Locale } from "#contract/languages.ts";
import type { Currency, Money } from "#contract/money.ts";
import type { PaymentFailure } from "#contract/payments.ts";
import type { PaymentMethodId } from "#contract/payment-methods.ts";
import type { CountryCode } from "#contract/regions.ts";

/** The outside company that takes the money. One file beside this one for each. */
export interface PaymentProvider {
  /** Stored with every payment, so that it is asked where it was opened. */
  readonly id: string;
  /** What it offers now for this country and amount, out of our catalogue. */
  offers(query: OffersQuery): Promise<readonly MethodOffer[]>;
  /** Opens a payment. The same key gives the same payment, however often it is asked. */
  create(payment: NewPayment): Promise<CreatedPayment>;
  /** The truth about a payment; null where the provider knows no such payment. */
  get(ref: string): Promise<PaymentSnapshot | null>;
  /**
   * Which payments a webhook speaks of. Whatever else it says is not believed. Throws
   * WebhookForged where it is signed and the signature is wrong.
   */
  parseWebhook(webhook: RawWebhook): Promise<readonly string[]>;
}

interface OffersQuery {
  readonly country: CountryCode;
  readonly amount: Money;
}

export interface MethodOffer {
  readonly id: PaymentMethodId;
  /** Banks that can be chosen beforehand. */
  readonly issuers: readonly { readonly id: string; readonly name: string }[];
}

export interface NewPayment {
  /** Idempotency key: of the attempt, stored before this call. */
  readonly key: string;
  readonly order: string;
  readonly amount: Money;
  readonly method: PaymentMethodId;
  readonly issuer: string | null;
  /** Whom the payer pays, in her words. */
  readonly merchant: string;
  /** What the payer's statement says. */
  readonly description: string;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  readonly locale: Locale;
  readonly country: CountryCode;
}

export interface CreatedPayment {
  readonly ref: string;
  /** The provider's page on which is paid. */
  readonly checkoutUrl: string;
}

/** The states of a payment; only `open` and `pending` still change. */
export type PaymentState = "open" | "pending" | "paid" | "failed" | "canceled" | "expired";

export interface PaymentSnapshot {
  readonly ref: string;
  readonly state: PaymentState;
  /** As the provider has it: also a currency that we never take. */
  readonly amount: { readonly minor: number; readonly currency: Currency | (string & {}) };
  /** The order it was opened for, as the provider repeats it. */
  readonly order: string | null;
  readonly failure: PaymentFailure | null;
}

export interface RawWebhook {
  /** As it came, byte for byte: a signature is over exactly this. */
  readonly body: string;
  readonly signature: string | null;
}

/** The provider answered and said no: asking the same again is no use. */
export class PaymentRefused extends Error {
  override name = "PaymentRefused";
}

/** No answer, or one that makes no sense: what happened there is unknown. */
export class PaymentUnavailable extends Error {
  override name = "PaymentUnavailable";
}

export class WebhookForged extends Error {
  override name = "WebhookForged";
}
