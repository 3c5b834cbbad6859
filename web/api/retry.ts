import { REQUEST_RETRIES } from "#contract/constants.ts";
import { OfflineError, isApiError } from "./api.ts";

const FIRST_DELAY_MS = 400;

/** Whether the same request may succeed a moment later: no answer, 429 and 5xx only. */
export function worthRetrying(error: unknown): boolean {
  if (error instanceof OfflineError) return true;
  return isApiError(error) && (error.status === 429 || error.status >= 500);
}

/** The wait before try `n` (0 = the first repeat): exponential, spread so that pages do not march. */
export function retryDelayMs(n: number, chance = Math.random()): number {
  return FIRST_DELAY_MS * 2 ** n * (0.75 + chance / 2);
}

/** Repeats a request that may be repeated, up to five times; the last error is thrown. */
export async function withRetries<T>(
  request: () => Promise<T>,
  repeatable: boolean,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<T> {
  for (let n = 0; ; n += 1) {
    try {
      return await request();
    } catch (error) {
      if (!repeatable || n >= REQUEST_RETRIES || !worthRetrying(error)) throw error;
      await wait(retryDelayMs(n));
    }
  }
}
