import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a browser that is never idle prefetches after two seconds", () => {
  const requestIdleCallback = vi.fn(() => 7);
  const cancelIdleCallback = vi.fn();
  vi.stubGlobal("window", { requestIdleCallback, cancelIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  vi.stubGlobal("cancelIdleCallback", cancelIdleCallback);
  const run = vi.fn();
  const cancel = whenIdle(run);
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 2_000 });
  cancel();
  expect(cancelIdleCallback).toHaveBeenCalledWith(7);
});

test("a browser without idle callbacks prefetches after two seconds, unless the dialog is gone", () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", {});
  const [run, cancelled] = [vi.fn(), vi.fn()];
  whenIdle(run);
  whenIdle(cancelled)();
  vi.advanceTimersByTime(1_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});
