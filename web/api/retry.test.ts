import { expect, test } from "vitest";
import { ApiError, OfflineError } from "./api.ts";
import { retryDelayMs, withRetries } from "./retry.ts";

const refusal = (status: number) =>
  new ApiError(status, { error: status === 429 ? "too_many_requests" : "unexpected", message: "" });

async function triesUntilGivenUp(error: Error, repeatable = true) {
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
  ["no answer", new OfflineError("no answer"), 6],
  ["429", refusal(429), 6],
  ["500", refusal(500), 6],
  ["503", refusal(503), 6],
  ["403", refusal(403), 1],
  ["422", refusal(422), 1],
  ["a defect of the page", new TypeError("x"), 1],
])("%s is tried %#", async (_, error, expected) => {
  expect((await triesUntilGivenUp(error)).tries).toBe(expected);
});

test("a write without its own id is tried once, whatever the answer", async () => {
  expect((await triesUntilGivenUp(refusal(503), false)).tries).toBe(1);
});

test("the waits grow exponentially", async () => {
  const { waits } = await triesUntilGivenUp(refusal(503));
  expect(waits).toHaveLength(5);
  for (const [n, ms] of waits.entries()) {
    expect(ms).toBeGreaterThanOrEqual(retryDelayMs(n, 0));
    expect(ms).toBeLessThanOrEqual(retryDelayMs(n, 1));
  }
  expect(retryDelayMs(3, 0.5)).toBe(8 * retryDelayMs(0, 0.5));
});

test("the first success is the answer", async () => {
  let tries = 0;
  const request = () => (++tries < 3 ? Promise.reject(refusal(503)) : Promise.resolve("yes"));
  expect(await withRetries(request, true, () => Promise.resolve())).toBe("yes");
});
