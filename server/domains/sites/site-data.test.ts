import { expect, test } from "vitest";
import { demoSites } from "#world/demo/demo-sites.ts";
import { siteData } from "./site-data.ts";

const known = demoSites[0]?.data as Record<string, unknown>;
const accepts = (change: object) => siteData.safeParse({ ...known, ...change }).success;

test("a site may set a higher minimum age, never one below 18", () => {
  expect([18, 21, 40].map((min_age) => accepts({ min_age }))).toEqual([true, true, true]);
  expect([17, 0, 18.5].map((min_age) => accepts({ min_age }))).toEqual([false, false, false]);
});

test("money back is promised for 14 days at least", () => {
  expect([14, 30].map((refund_days) => accepts({ refund_days }))).toEqual([true, true]);
  expect([13, 0].map((refund_days) => accepts({ refund_days }))).toEqual([false, false]);
});

test("a site that says nothing of fictional profiles has none, and answers as the specification words it", () => {
  const { fictional_profiles: _, neutral_account_answers: __, ...fresh } = known;
  expect(siteData.parse(fresh)).toMatchObject({
    fictional_profiles: false,
    neutral_account_answers: false,
  });
});
