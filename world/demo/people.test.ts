import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { FREE_PHOTOS } from "#server/domains/photos/rules.ts";
import { demoLogins } from "./demo-logins.ts";
import { demoSites } from "./demo-sites.ts";
import { people } from "./people.ts";

const forty: Record<Locale, RegExp> = {
  nl: /veertig/,
  en: /forty/,
  de: /vierzig/,
  fr: /quarante/,
  it: /quarant/,
  es: /cuarenta/,
  pl: /czterdzie/,
};

test.each(demoSites)(
  "$id names the age group it is for in its title, its lead and its description",
  (site) => {
    const { index_title, description, home_lead } = site.data.texts;
    for (const text of [index_title, description, home_lead])
      for (const locale of locales) expect(text[locale]).toMatch(forty[locale]);
  },
);

test.each(demoSites)(
  "nine in ten of $id's people are forty or older, and half are over fifty",
  ({ id }) => {
    const ages = (people[id] ?? []).map(({ age }) => age);
    const from = (least: number) => ages.filter((age) => age >= least).length / ages.length;
    expect(from(40)).toBeGreaterThan(0.9);
    expect(from(51)).toBeGreaterThan(0.5);
  },
);

test.each(demoSites)(
  "no member of $id without Premium has more photos than free members may",
  (site) => {
    const premium = demoLogins(site).filter((login) => login.premium);
    const free = (people[site.id] ?? []).filter(
      (one) => one.is === "member" && !premium.some(({ person }) => person === one),
    );
    expect(free.filter(({ photos }) => photos > FREE_PHOTOS).map(({ key }) => key)).toEqual([]);
  },
);
