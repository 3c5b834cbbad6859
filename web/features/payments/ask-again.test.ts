import { expect, test } from "vitest";
import { askAgainMs } from "./ask-again.ts";

test("an undecided payment is asked after every second at first, every five seconds in the end", () => {
  const waits = [0, 1, 2, 3, 4, 5, 20].map((asked) => askAgainMs("pending", asked));
  expect(waits).toEqual([1_000, 1_000, 1_500, 2_250, 3_375, 5_000, 5_000]);
  expect(askAgainMs("loading", 1)).toBe(1_000);
});

test.each(["completed", "failed", "cancelled"] as const)("a payment that is %s rests", (status) => {
  expect(askAgainMs(status, 3)).toBe(false);
});
