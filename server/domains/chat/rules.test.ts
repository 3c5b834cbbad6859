import { expect, test } from "vitest";
import { countFreeConversations, computeHistoryStart, isTooLong, buildPage } from "./rules.ts";

test.each([
  ["a free member who started none", false, 0, 2],
  ["a free member who started one", false, 1, 1],
  ["a free member who started three", false, 3, 0],
  ["a Premium member", true, 3, null],
])("free conversations left to %s", (_, premium, started, left) => {
  expect(countFreeConversations(premium, started)).toBe(left);
});

test("text length is measured in characters, not in code units", () => {
  expect(isTooLong("🙂".repeat(10), 10)).toBe(false);
  expect(isTooLong("🙂".repeat(11), 10)).toBe(true);
});

test("free members read seven days back, Premium everything", () => {
  const at = new Date("2026-11-21T12:00:00Z");
  expect(computeHistoryStart(false, 7, at)).toEqual(new Date("2026-11-14T12:00:00Z"));
  expect(computeHistoryStart(true, 7, at)).toBeNull();
});

const day = (seq: number) => ({ seq, sent_at: new Date(Date.UTC(2026, 10, seq)) });
const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => day(from + at));

test.each([
  ["the whole conversation", days(1, 3), null, [1, 2, 3], null, false],
  ["a full page with earlier messages", days(1, 5), null, [2, 3, 4, 5], 2, false],
  ["some messages too old", days(1, 4), day(3).sent_at, [3, 4], null, true],
  ["all messages too old", days(1, 4), day(9).sent_at, [], null, true],
  [
    "a full page, the message before it too old",
    days(1, 5),
    day(2).sent_at,
    [2, 3, 4, 5],
    null,
    true,
  ],
  [
    "a full page, the message before it just readable",
    days(1, 5),
    day(1).sent_at,
    [2, 3, 4, 5],
    2,
    false,
  ],
] as const)("a page of four: %s", (_, rows, since, seqs, earlier, olderLocked) => {
  const page = buildPage(rows, { limit: 4, since });
  expect(page.rows.map((row) => row.seq)).toEqual(seqs);
  expect(page).toMatchObject({ earlier, olderLocked });
});
