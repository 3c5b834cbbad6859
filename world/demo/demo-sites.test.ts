import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import type { Currency } from "#contract/formatting/money.ts";
import { headlineFaces } from "#server/domains/sites/theme/theme.ts";
import { findContrastProblems } from "#contract/shared/contrast.ts";
import { resolveTokens } from "#server/domains/sites/theme/theme-colours.ts";
import { demoSites } from "./demo-sites.ts";

const currencyOf: Partial<Record<CountryCode, Currency>> = {
  CH: "CHF",
  PL: "PLN",
  GB: "GBP",
  US: "USD",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
};

test("there are three sites, Vonk first, and each has its own id, place and host", () => {
  expect(demoSites.map((site) => site.id)).toEqual(["vonk", "zweiter-fruehling", "second-spring"]);
  expect(demoSites.map((site) => site.position)).toEqual([1, 2, 3]);
  const hosts = demoSites.flatMap((site) => site.hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
});

test.each(demoSites)("$id answers on the host its mails link to", ({ hosts, data }) => {
  expect(hosts).toContain(data.domain);
});

const noContact: Record<Locale, RegExp> = {
  nl: /fysiek contact is niet mogelijk/,
  en: /physical contact is not possible/,
  de: /Körperlicher Kontakt ist nicht möglich/,
  fr: /aucun contact physique n’est possible/,
  it: /il contatto fisico non è possibile/,
  es: /el contacto físico no es posible/,
  pl: /kontakt fizyczny nie jest możliwy/,
};

test.each(demoSites)(
  "$id warns in every language that fictional profiles cannot be met",
  ({ data }) => {
    for (const locale of locales)
      expect(data.texts.fictional_warning[locale]).toMatch(noContact[locale]);
  },
);

test.each(demoSites)("$id passes the contrast rules in light and dark mode", ({ data }) => {
  for (const mode of ["light", "dark"] as const) {
    expect(findContrastProblems(resolveTokens(data.theme, mode))).toEqual([]);
  }
});

test.each(demoSites)("$id's dark mode sets every colour that its light mode sets", ({ data }) => {
  expect(Object.keys(data.theme.dark)).toEqual(
    expect.arrayContaining(Object.keys(data.theme.light)),
  );
});

test("no two sites look the same, and every headline face is used", () => {
  const primaries = demoSites.map(({ data }) => data.theme.light["brand-primary"]);
  expect(new Set(primaries).size).toBe(demoSites.length);
  const walls = demoSites.map(({ data }) => data.picture_wall);
  expect(new Set(walls).size).toBe(demoSites.length);
  expect(new Set(demoSites.map(({ data }) => data.theme.headline_face))).toEqual(
    new Set(headlineFaces),
  );
});

test.each(demoSites)(
  "$id has a lowest price for each of its countries, in its currency",
  ({ data }) => {
    const named = Object.entries(data.minimum_message_costs);
    expect(named.map(([country, least]) => [country, least.currency])).toEqual(
      data.countries.map((country) => [country, currencyOf[country] ?? "EUR"]),
    );
  },
);

test("the sites give three, two and four free messages", () => {
  const free = demoSites.map(({ data }) => Math.floor(data.signup_credits / data.message_credits));
  expect(free).toEqual([3, 2, 4]);
});

test("one site states how much better the chances are with Premium, with the specification's figure", () => {
  const claims = demoSites.map(({ id, data }) => [id, data.premium_chance]);
  expect(claims).toEqual([
    ["vonk", null],
    ["zweiter-fruehling", null],
    ["second-spring", 46],
  ]);
});

test("every site gives likes of its fictional profiles", () => {
  for (const { data } of demoSites) {
    expect([data.fictional_profiles, data.auto_likes]).toEqual([true, true]);
  }
});

test("one site asks the match finder's question about race", () => {
  const withRace = demoSites.filter(({ data }) => data.match_finder.includes("race"));
  expect(withRace.map(({ id }) => id)).toEqual(["second-spring"]);
});

test("the demo sites' discounts leave no countdown that lies", () => {
  const arranged = demoSites.map(({ id, data: { discounts, company } }) => [
    id,
    discounts.time_bonus,
    discounts.welcome,
    company.delete_discount,
  ]);
  expect(arranged).toEqual([
    ["vonk", 25, null, 20],
    ["zweiter-fruehling", 25, 15, 10],
    ["second-spring", null, 25, 0],
  ]);
});

test.each(demoSites)("$id uses a calm voice in every language", ({ data }) => {
  const texts = [...Object.values(data.texts), ...Object.values(data.visible_profile_notes)];
  for (const text of texts.flatMap((words) => Object.values(words))) {
    expect(text).not.toMatch(/[!¡]|\p{Extended_Pictographic}/u);
    expect(text).toBe(text.trim());
  }
});

test.each(demoSites)("$id has its own texts in every language", ({ data }) => {
  const { index_title, description, home_headline, home_lead, fictional_warning } = data.texts;
  for (const words of [index_title, description, home_headline, home_lead, fictional_warning]) {
    expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
  }
});

test.each(demoSites)("$id has notes only for fields that it shows", ({ data }) => {
  expect(data.visible_profile_fields).toEqual(
    expect.arrayContaining(Object.keys(data.visible_profile_notes)),
  );
});

test.each(demoSites)("$id's company cannot be mistaken for a real one", ({ data }) => {
  const { kvk, name, vat_numbers } = data.company;
  for (const number of [name, kvk, ...vat_numbers]) expect(number).toMatch(/\(demo\)$/iu);
  expect(data.support_email).toMatch(/\.example$/u);
});
