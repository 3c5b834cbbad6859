/** The latest moment to preload what a page may need next, if the browser is never idle. */
const IDLE_PREFETCH_TIMEOUT_MS = 2_000;

/**
 * Runs a task when the browser is idle, and at the latest after two seconds. Returns a function that
 * cancels it. Safari has no idle callbacks, so there it always waits that long.
 */
export function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(run, { timeout: IDLE_PREFETCH_TIMEOUT_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, IDLE_PREFETCH_TIMEOUT_MS);
  return () => clearTimeout(id);
}
