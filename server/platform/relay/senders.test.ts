import { expect, test } from "vitest";
import { createSenders } from "./senders.ts";

const SILENT_MS = 6_000;

test.each([
  ["the batches of a sender from its first on", [1, 2, 3], [false, false, false]],
  ["a gap", [1, 3, 4], [false, true, false]],
  ["a sender whose first batches were not received", [7, 8], [true, false]],
])("notices lost batches: %s", (_, numbers, expected) => {
  const senders = createSenders(SILENT_MS, -SILENT_MS);
  expect(numbers.map((number) => senders.note("a", number, 0))).toEqual(expected);
});

test("batches sent before this process started do not count as lost", () => {
  const senders = createSenders(SILENT_MS, 0);
  expect([senders.note("a", 7, 1), senders.note("a", 9, 1)]).toEqual([false, true]);
  expect(senders.note("b", 7, SILENT_MS)).toBe(true);
});

test("numbers each sender by itself", () => {
  const senders = createSenders(SILENT_MS, -SILENT_MS);
  expect([senders.note("a", 1, 0), senders.note("b", 1, 0), senders.note("a", 2, 0)]).toEqual([
    false,
    false,
    false,
  ]);
});

test("a sender that goes silent counts as a loss, once", () => {
  const senders = createSenders(SILENT_MS, -SILENT_MS);
  senders.note("killed", 1, 0);
  senders.note("running", 1, 0);
  senders.note("running", 2, SILENT_MS + 1);
  expect(senders.removeSilent(SILENT_MS)).toBe(false);
  expect(senders.removeSilent(SILENT_MS + 1)).toBe(true);
  expect(senders.removeSilent(SILENT_MS + 1)).toBe(false);
});

test("a sender that shut down is not a loss, and one that returns after a silence is", () => {
  const senders = createSenders(SILENT_MS, -SILENT_MS);
  senders.note("ended", 1, 0);
  senders.remove("ended");
  expect(senders.removeSilent(SILENT_MS + 1)).toBe(false);
  senders.note("frozen", 1, 0);
  senders.removeSilent(SILENT_MS + 1);
  expect(senders.note("frozen", 5, SILENT_MS + 2)).toBe(true);
});
