import { PaymentRejected, PaymentUnavailable } from "./port.ts";

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

export type Mollie = Awaited<ReturnType<typeof loadMollie>>;

/** Its client and the calls we make, loaded on first use. */
export async function loadMollie({ apiKey, serverUrl, fetcher }: MollieSettings) {
  const [{ ClientCore }, { HTTPClient }, payments, one, cancel, methods, webhooks] =
    await Promise.all([
      import("mollie-api-typescript/core.js"),
      import("mollie-api-typescript/lib/http.js"),
      import("mollie-api-typescript/funcs/paymentsCreate.js"),
      import("mollie-api-typescript/funcs/paymentsGet.js"),
      import("mollie-api-typescript/funcs/paymentsCancel.js"),
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
  return { client, SignatureValidator, ...payments, ...one, ...cancel, ...methods };
}

type Answer<T> = { ok: true; value: T } | { ok: false; error: unknown };

/** The client throws on a response that is not JSON; we treat it as no response. */
export function sendToMollie<T>(call: Promise<Answer<T>>): Promise<Answer<T>> {
  return call.catch((error: unknown) => ({ ok: false, error }));
}

export function requireAnswer<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  const status = readStatus(answer.error);
  const cause = answer.error;
  if (isRejection(status)) {
    throw new PaymentRejected(`the provider rejected the request: ${status}`, { cause });
  }
  throw new PaymentUnavailable(`no answer from the provider: ${status ?? "none"}`, { cause });
}

/** Whether a retry would be rejected as well. */
export function isRejection(status: number | null): boolean {
  // 409: the same key is in progress. 429: too many requests. Both are temporary.
  const temporary = [401, 403, 409, 429];
  return status !== null && status >= 400 && status < 500 && !temporary.includes(status);
}

/** The HTTP status of an error; null without a response the client understands. */
export function readStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !("statusCode" in error)) return null;
  return Number(error.statusCode);
}
