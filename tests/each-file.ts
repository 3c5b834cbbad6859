/* oxlint-disable no-console -- use-intl writes to it. */
import { afterAll, beforeAll, vi } from "vitest";

const logError = console.error;

// use-intl only logs a missing text; in a test it is an error.
beforeAll(() => {
  console.error = (...args: unknown[]) => {
    const [first] = args;
    if (first instanceof Error && "code" in first && first.code === "MISSING_MESSAGE") throw first;
    logError(...args);
  };
});

// Test files share their modules: a stub that outlived its file would change what the next one loads.
afterAll(() => {
  console.error = logError;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
