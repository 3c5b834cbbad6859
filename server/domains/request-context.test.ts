import { expect, test } from "vitest";
import { invalidate, memoizePerRequest } from "./request-context.ts";
import type { PageRender } from "./request-context.ts";

const aPage = (): { rendering: PageRender } => ({ rendering: { read: new Map() } });
const fromOutside = {};

function counting() {
  let readings = 0;
  return (by: { rendering?: PageRender }, what: string) =>
    memoizePerRequest(by, what, () => Promise.resolve(++readings));
}

test("a page reads each value once, however many of its calls need it", async () => {
  const ask = counting();
  const page = aPage();
  expect(await Promise.all([ask(page, "premium a"), ask(page, "premium a")])).toEqual([1, 1]);
  expect(await ask(page, "premium b")).toBe(2);
});

test("a change invalidates the values read by its own page, and by no other page", async () => {
  const ask = counting();
  const [page, another] = [aPage(), aPage()];
  expect([await ask(page, "wallet a"), await ask(another, "wallet a")]).toEqual([1, 2]);
  invalidate(page);
  expect([await ask(page, "wallet a"), await ask(another, "wallet a")]).toEqual([3, 2]);
  invalidate(fromOutside);
});

test("other pages and calls from the network read for themselves", async () => {
  const ask = counting();
  expect(await ask(aPage(), "premium a")).toBe(1);
  expect(await ask(aPage(), "premium a")).toBe(2);
  expect([await ask(fromOutside, "premium a"), await ask(fromOutside, "premium a")]).toEqual([
    3, 4,
  ]);
});
