import { OfflineError, isApiError } from "./api.ts";

const FIRST_DELAY_MS = 400;

/** How often a failed request is retried. */
const REQUEST_RETRIES = 5;

/** Only a missing response, 429 and 5xx are worth retrying. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof OfflineError) return true;
  return isApiError(error) && (error.status === 429 || error.status >= 500);
}

/** The delay before retry `n`, from 0: exponential, with jitter so that pages do not retry together. */
export function retryDelayMs(n: number, jitter = Math.random()): number {
  return FIRST_DELAY_MS * 2 ** n * (0.75 + jitter / 2);
}

/** Retries up to five times if `repeatable`; throws the last error. */
export async function withRetries<T>(
  request: () => Promise<T>,
  repeatable: boolean,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<T> {
  for (let n = 0; ; n += 1) {
    try {
      return await request();
    } catch (error) {
      if (!repeatable || n >= REQUEST_RETRIES || !isRetryable(error)) throw error;
      await wait(retryDelayMs(n));
    }
  }
}
