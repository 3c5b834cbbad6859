import { expect, test } from "vitest";
import { demoSites } from "#world/demo/demo-sites.ts";
import { siteData } from "./site-data.ts";

const known = demoSites[0]?.data as Record<string, unknown>;
const accepts = (change: object) => siteData.safeParse({ ...known, ...change }).success;

test("a site may set a higher minimum age, never one below 18", () => {
  expect([18, 21, 40].map((min_age) => accepts({ min_age }))).toEqual([true, true, true]);
  expect([17, 0, 18.5].map((min_age) => accepts({ min_age }))).toEqual([false, false, false]);
});

test("the money-back period is at least 14 days", () => {
  expect([14, 30].map((refund_days) => accepts({ refund_days }))).toEqual([true, true]);
  expect([13, 0].map((refund_days) => accepts({ refund_days }))).toEqual([false, false]);
});

test("a site that does not mention fictional profiles has none, and answers as the specification words it", () => {
  const { fictional_profiles: _, neutral_account_answers: __, ...fresh } = known;
  expect(siteData.parse(fresh)).toMatchObject({
    fictional_profiles: false,
    neutral_account_answers: false,
  });
});

test("a new site offers all languages and every active payment method, and is in no search engine", () => {
  const { search_engines: _, ...fresh } = known;
  const { languages, payment_methods, search_engines, discounts } = siteData.parse({
    ...fresh,
    payment_methods: undefined,
    languages: undefined,
    discounts: undefined,
  });
  expect(languages).toHaveLength(7);
  expect(payment_methods).toContain("ideal");
  for (const gone of ["giropay", "sofort", "maestro"]) expect(payment_methods).not.toContain(gone);
  expect(search_engines).toBe("none");
  expect(discounts).toEqual({ time_bonus: null, welcome: null });
});

test("a text missing in a language falls back to Dutch, then to any existing one", () => {
  const texts = known["texts"] as Record<string, Record<string, string>>;
  const withLead = (home_lead: object) =>
    siteData.parse({ ...known, texts: { ...texts, home_lead } }).texts.home_lead;
  expect(withLead({ de: "Deutsch", nl: "Nederlands" })).toMatchObject({
    de: "Deutsch",
    pl: "Nederlands",
  });
  expect(withLead({ de: "Deutsch" })).toMatchObject({ nl: "Deutsch", pl: "Deutsch" });
});

test("the match finder asks what the site chooses, and about race only if the site says so", () => {
  const { match_finder: _, ...fresh } = known;
  expect(siteData.parse(fresh).match_finder).toEqual(["age", "appearance"]);
  expect(accepts({ match_finder: ["race", "age"] })).toBe(true);
  for (const wrong of [[], ["age", "age"], ["height"]]) {
    expect(accepts({ match_finder: wrong })).toBe(false);
  }
});

test("a new site gives no likes of fictional profiles on its own", () => {
  const { auto_likes: _, ...fresh } = known;
  expect(siteData.parse(fresh).auto_likes).toBe(false);
});
