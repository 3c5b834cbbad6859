import { createHistogram } from "node:perf_hooks";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { measureLoopDelay } from "./loop-delay.ts";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** Measures a loop whose mean delay in each half second is given, and returns what it reports after each. */
function reportAfter(means: readonly number[]): number[] {
  const recorded = createHistogram();
  const histogram = Object.assign(recorded, { enable: () => true, disable: () => true });
  // A recordable histogram has all that is used of an interval histogram once it can be enabled.
  const delay = measureLoopDelay(histogram as unknown as Parameters<typeof measureLoopDelay>[0]);
  onTestFinished(() => delay.stop());
  return means.map((mean) => {
    if (mean > 0) recorded.record((mean + 10) * 1e6);
    vi.advanceTimersByTime(500);
    return Math.round(delay.ms);
  });
}

test.for([
  { of: "a single pause is not reported", means: [0, 900, 20, 0], reported: [0, 0, 20, 0] },
  { of: "a delay of a second is reported", means: [300, 400, 350], reported: [0, 300, 350] },
  { of: "an idle loop has no delay", means: [0, 0], reported: [0, 0] },
])("$of", ({ means, reported }) => {
  expect(reportAfter(means)).toEqual(reported);
});
