import { expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import type { Offer } from "#contract/checkout.ts";
import { locales } from "#contract/languages.ts";
import type { Locale } from "#contract/languages.ts";
import type { Settings } from "#contract/sites.ts";
import { answering, demoAnswers, demoCompany, demoSettings } from "../../../tests/fake-api.ts";
import { mainOf, readPage } from "../../../tests/open-page.ts";
import { aUser } from "../../../tests/wire/a-user.ts";

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
  return mainOf(await readPage("/premium", { locale, api: answering(answers) }));
}

test.each(locales)(
  "where the owner set the figure, Premium says the better chance in %s",
  async (locale) => {
    for (const figure of [46, 31]) {
      const html = await premiumPage(locale, { premium_chance: figure, demo: false });
      expect(html).toMatch(new RegExp(`${figure}\\s?%`));
    }
    expect(await premiumPage(locale, { premium_chance: null })).not.toContain("%");
  },
);

test("a demo says that its figure is an example, and a Premium member reads of no chance", async () => {
  const example = "voorbeeld van deze demo";
  expect(await premiumPage("nl", { premium_chance: 46, demo: true })).toContain(example);
  expect(await premiumPage("nl", { premium_chance: 46, demo: false })).not.toContain(example);
  expect(await premiumPage("nl", { premium_chance: 46 }, { paid_user: true })).not.toMatch(/46/);
});
