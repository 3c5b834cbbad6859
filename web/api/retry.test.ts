import { expect, test } from "vitest";
import { ApiError, OfflineError } from "./api.ts";
import { retryDelayMs, withRetries } from "./retry.ts";

const failure = (status: number) =>
  new ApiError(status, { error: status === 429 ? "too_many_requests" : "unexpected", message: "" });

async function countAttempts(error: Error, repeatable = true) {
  let tries = 0;
  const waits: number[] = [];
  const request = () => {
    tries += 1;
    return Promise.reject(error);
  };
  const wait = (ms: number) => {
    waits.push(ms);
    return Promise.resolve();
  };
  await expect(withRetries(request, repeatable, wait)).rejects.toBe(error);
  return { tries, waits };
}

test.each([
  ["no answer", 6, new OfflineError("no answer")],
  ["429", 6, failure(429)],
  ["500", 6, failure(500)],
  ["503", 6, failure(503)],
  ["403", 1, failure(403)],
  ["422", 1, failure(422)],
  ["a bug in the page", 1, new TypeError("x")],
])("after %s it is sent %i times in total", async (_, expected, error) => {
  expect((await countAttempts(error)).tries).toBe(expected);
});

test("a write without an id is sent once, whatever the response", async () => {
  expect((await countAttempts(failure(503), false)).tries).toBe(1);
});

test("the delays grow exponentially", async () => {
  const { waits } = await countAttempts(failure(503));
  expect(waits).toHaveLength(5);
  for (const [n, ms] of waits.entries()) {
    expect(ms).toBeGreaterThanOrEqual(retryDelayMs(n, 0));
    expect(ms).toBeLessThanOrEqual(retryDelayMs(n, 1));
  }
  expect(retryDelayMs(3, 0.5)).toBe(8 * retryDelayMs(0, 0.5));
});

test("returns the first success", async () => {
  let tries = 0;
  const request = () => (++tries < 3 ? Promise.reject(failure(503)) : Promise.resolve("yes"));
  expect(await withRetries(request, true, () => Promise.resolve())).toBe("yes");
});
