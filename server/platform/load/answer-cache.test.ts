import { expect, test } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";

const limits = { maxAge: 60_000, maxAnswers: 2 };
const start = new Date("2026-03-01T12:00:00Z");
const later = (ms: number) => new Date(start.getTime() + ms);

function aCache() {
  let loads = 0;
  const answers = createAnswerCache<number>(limits);
  return (key: string, at = start) => answers(key, at, () => Promise.resolve((loads += 1)));
}

test("an answer is loaded once until it is too old", async () => {
  const ask = aCache();
  expect(await Promise.all([ask("a"), ask("a")])).toEqual([1, 1]);
  expect(await ask("a", later(59_999))).toBe(1);
  expect(await ask("a", later(60_000))).toBe(2);
});

test("an answer from too far after the requested time is reloaded", async () => {
  const ask = aCache();
  await ask("a", later(60_000));
  expect(await ask("a")).toBe(2);
});

test("the answer loaded longest ago makes room for another", async () => {
  const ask = aCache();
  for (const key of ["a", "b", "c"]) await ask(key);
  expect(await ask("b")).toBe(2);
  expect(await ask("a")).toBe(4);
});

test("a failed load is repeated by the next caller", async () => {
  const answers = createAnswerCache<number>(limits);
  await expect(answers("a", start, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await answers("a", start, () => Promise.resolve(1))).toBe(1);
});
