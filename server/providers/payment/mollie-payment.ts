import type { Amount, PaymentResponse } from "mollie-api-typescript/models";
import type { PaymentFailure } from "#contract/payments.ts";
import { paymentMethodIds, paymentMethods } from "#contract/catalogue/payment-methods.ts";
import { formatAmount, parseAmount } from "./amounts.ts";
import { toMollieLocale, toMollieMethod } from "./mollie-names.ts";
import { PaymentRejected, PaymentUnavailable, WebhookForged } from "./port.ts";
import type { PaymentProvider, PaymentSnapshot, PaymentState } from "./port.ts";
import { readMollieWebhook } from "./read-mollie-webhook.ts";

export interface MollieSettings {
  /** The program's name for this account. */
  readonly account: string;
  readonly apiKey: string;
  /** https://api.mollie.com, or the sandbox provider with the same API. */
  readonly serverUrl: string;
  /** The current secret, and the previous secret while it is being rotated. */
  readonly webhookSecrets: readonly string[];
  /** Sends a request; defaults to the platform's fetch. */
  readonly fetcher?: (request: Request) => Promise<Response>;
}

/** Short, because a member may be waiting; a webhook or the reconciliation retries. */
const TIMEOUT_MS = 4_000;

/** Mollie; its client validates every response against its own schemas. */
export function createMollieProvider(settings: MollieSettings): PaymentProvider {
  let loaded: Promise<Mollie> | null = null;
  // Loading takes half a second, which a process that never sells need not spend.
  const mollie = () => (loaded ??= loadMollie(settings));
  return {
    account: settings.account,

    async offers({ country, amount }) {
      const { client, methodsList } = await mollie();
      const answer = await callMollie(
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
      const answer = await callMollie(
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
      const { id, links } = requireAnswer(answer);
      if (!links.checkout) throw new PaymentUnavailable("a payment without a page to pay on");
      return { ref: id, checkoutUrl: links.checkout.href };
    },

    async get(ref) {
      const { client, paymentsGet } = await mollie();
      const answer = await callMollie(paymentsGet(client, { paymentId: ref }));
      if (!answer.ok && statusOf(answer.error) === 404) return null;
      const payment = requireAnswer(answer);
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
    // The caller retries with the same key; two layers of retries would exceed its time limit.
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

/** The client throws on a response that is not JSON; we treat it as no response. */
function callMollie<T>(call: Promise<Answer<T>>): Promise<Answer<T>> {
  return call.catch((error: unknown) => ({ ok: false, error }));
}

function requireAnswer<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  const status = statusOf(answer.error);
  const cause = answer.error;
  // 409: the same key is in progress. 429: too many requests. Both are temporary.
  if (status !== null && status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status)) {
    throw new PaymentRejected(`the provider rejected the request: ${status}`, { cause });
  }
  throw new PaymentUnavailable(`no answer from the provider: ${status ?? "none"}`, { cause });
}

/** The HTTP status of an error; null without a response the client understands. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !("statusCode" in error)) return null;
  return Number(error.statusCode);
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
