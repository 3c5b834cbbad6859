import { expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import type { Offer } from "#contract/checkout.ts";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Settings } from "#contract/sites.ts";
import { fakeApi, demoAnswers, demoCompany, demoSettings } from "#tests/browser/fake-api.ts";
import { mainOf, readPage } from "#tests/browser/open-page.ts";
import { aUser } from "#tests/wire/a-user.ts";

const offer: Offer = {
  country: "NL",
  countries: ["NL"],
  vat_percentage: 21,
  bundles: [],
  methods: [],
  company: demoCompany(),
  fictional_count: 0,
};

async function premiumPage(
  locale: Locale,
  site: Partial<Settings>,
  changes: Partial<User> = {},
): Promise<string> {
  const answers = demoAnswers({
    "GET /api/settings.php": () => ({ settings: { ...demoSettings(), ...site } }),
    "GET /api/user.php": () => ({ user: aUser(changes) }),
    "GET /api/counts": () => ({ messages: 0, likes: 0 }),
    "GET /api/credits/offer": () => ({ offer }),
  });
  return mainOf(await readPage("/premium", { locale, api: fakeApi(answers) }));
}

/** The sentence on better chances in each language, with normalized spaces. */
const betterChance: Readonly<Record<Locale, string>> = {
  nl: "#% meer kans op een match",
  en: "#% better chance of a match",
  de: "#% bessere Chancen auf ein Match",
  fr: "#% de chances en plus d’obtenir un match",
  it: "#% di possibilità in più di ottenere un match",
  es: "#% más de posibilidades de lograr un match",
  pl: "o #% większą szansę na dopasowanie",
};

test.each(locales)(
  "Premium shows the better chance in %s if the site owner set the figure",
  async (locale) => {
    for (const figure of [46, 31]) {
      const html = await premiumPage(locale, { premium_chance: figure, demo: false });
      const expected = betterChance[locale].replace("#", String(figure));
      expect(html.replaceAll(/\s%/g, "%")).toContain(expected);
    }
    expect(await premiumPage(locale, { premium_chance: null })).not.toContain("%");
  },
);

test("a demo labels its figure as an example, and a Premium member does not see it", async () => {
  const example = "voorbeeld van deze demo";
  expect(await premiumPage("nl", { premium_chance: 46, demo: true })).toContain(example);
  expect(await premiumPage("nl", { premium_chance: 46, demo: false })).not.toContain(example);
  expect(await premiumPage("nl", { premium_chance: 46 }, { paid_user: true })).not.toMatch(/46/);
});
