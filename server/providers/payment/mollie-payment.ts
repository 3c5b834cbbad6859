import type { PaymentResponse } from "mollie-api-typescript/models";
import type { PaymentFailure } from "#contract/payments.ts";
import { paymentMethodIds, paymentMethods } from "#contract/payment-methods.ts";
import { decimalAmount, minorAmount } from "./amounts.ts";
import { mollieLocale, mollieMethod } from "./mollie-names.ts";
import { PaymentRefused, PaymentUnavailable, WebhookForged } from "./port.ts";
import type { PaymentProvider, PaymentSnapshot, PaymentState } from "./port.ts";
import { readMollieWebhook } from "./read-mollie-webhook.ts";

export interface MollieSettings {
  readonly apiKey: string;
  /** https://api.mollie.com, or the sandbox provider that speaks the same contract. */
  readonly serverUrl: string;
  /** The current one, and while it is being changed the one before. */
  readonly webhookSecrets: readonly string[];
  /** How a request travels; the platform's own fetch unless said. */
  readonly fetcher?: (request: Request) => Promise<Response>;
}

/** Somebody waits for every answer; a webhook or the reconciliation asks again. */
const TIMEOUT_MS = 4_000;

/** Mollie: the client checks every answer against its own schemas before we see it. */
export function molliePayment(settings: MollieSettings): PaymentProvider {
  let loaded: Promise<Mollie> | null = null;
  // Half a second of loading that a process which never sells needs not spend.
  const mollie = () => (loaded ??= loadMollie(settings));
  return {
    id: "mollie",

    async offers({ country, amount }) {
      const { client, methodsList } = await mollie();
      const answer = await answered(
        methodsList(client, {
          amount: decimalAmount(amount),
          billingCountry: country,
          include: "issuers",
          includeWallets: "applepay",
        }),
      );
      const offered = new Map(
        taken(answer).embedded.methods.map((method) => [String(method.id), method.issuers ?? []]),
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
      const answer = await answered(
        paymentsCreate(client, {
          idempotencyKey: payment.key,
          paymentRequest: {
            description: payment.description,
            amount: decimalAmount(payment.amount),
            redirectUrl: payment.returnUrl,
            webhookUrl: payment.webhookUrl,
            method: mollieMethod(payment.method),
            ...(payment.issuer !== null && { issuer: payment.issuer }),
            locale: mollieLocale(payment.locale, payment.country),
            metadata: { order: payment.order, merchant: payment.merchant },
          },
        }),
      );
      const { id, links } = taken(answer);
      if (!links.checkout) throw new PaymentUnavailable("a payment without a page to pay on");
      return { ref: id, checkoutUrl: links.checkout.href };
    },

    async get(ref) {
      const { client, paymentsGet } = await mollie();
      const answer = await answered(paymentsGet(client, { paymentId: ref }));
      if (!answer.ok && statusOf(answer.error) === 404) return null;
      const payment = taken(answer);
      if (payment.id !== ref) throw new PaymentUnavailable("an answer about another payment");
      return snapshotOf(payment);
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

type Mollie = Awaited<ReturnType<typeof loadMollie>>;

async function loadMollie({ apiKey, serverUrl, fetcher }: MollieSettings) {
  const [{ ClientCore }, { HTTPClient }, payments, one, methods, webhooks] = await Promise.all([
    import("mollie-api-typescript/core.js"),
    import("mollie-api-typescript/lib/http.js"),
    import("mollie-api-typescript/funcs/paymentsCreate.js"),
    import("mollie-api-typescript/funcs/paymentsGet.js"),
    import("mollie-api-typescript/funcs/methodsList.js"),
    import("mollie-api-typescript/utils/webhooks/signature_validator.js"),
  ]);
  const client = new ClientCore({
    security: { apiKey },
    serverURL: serverUrl,
    timeoutMs: TIMEOUT_MS,
    // Whoever asked repeats with the same key; two layers of patience would be no patience.
    retryConfig: { strategy: "none" },
    ...(fetcher && {
      httpClient: new HTTPClient({
        fetcher: (input, init) => fetcher(new Request(input, init)),
      }),
    }),
  });
  const { SignatureValidator } = webhooks;
  return { client, SignatureValidator, ...payments, ...one, ...methods };
}

type Answer<T> = { ok: true; value: T } | { ok: false; error: unknown };

/** The client throws where an answer is no JSON; to us that is one more way of not answering. */
function answered<T>(asking: Promise<Answer<T>>): Promise<Answer<T>> {
  return asking.catch((error: unknown) => ({ ok: false, error }));
}

function taken<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  const status = statusOf(answer.error);
  const cause = answer.error;
  // 409: the same key is being worked on. 429: too often. Both pass.
  if (status !== null && status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status)) {
    throw new PaymentRefused(`the provider refused: ${status}`, { cause });
  }
  throw new PaymentUnavailable(`no answer from the provider: ${status ?? "none"}`, { cause });
}

/** The HTTP status of a refusal; null where there was no answer or none of the client's shape. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !("statusCode" in error)) return null;
  return Number(error.statusCode);
}

function snapshotOf(payment: PaymentResponse): PaymentSnapshot {
  const minor = minorAmount(payment.amount.value);
  const state = states[String(payment.status)];
  if (minor === null || !state) throw new PaymentUnavailable("an answer that makes no sense");
  return {
    ref: payment.id,
    state,
    amount: { minor, currency: payment.amount.currency },
    order: orderOf(payment.metadata),
    failure: state === "failed" ? failureOf(payment) : null,
  };
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
