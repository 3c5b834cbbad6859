import { expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import type { MemberId } from "#contract/ids.ts";
import { locales } from "#contract/languages.ts";
import type { Locale } from "#contract/languages.ts";
import { fakeApi } from "../../../tests/fake-api.ts";
import { noAssets } from "../../../tests/no-assets.ts";
import { renderPage } from "../../entry-server.tsx";

const user: User = {
  status: "active",
  credits: 0,
  paid_user: false,
  language: "nl",
  signup_date: "2026-11-01T12:00:00.000Z",
  fictional_icon: "masks",
  notifications_disabled: [],
  profile: { id: "me" as MemberId, status: "active", name: "Els", country: "NL", main_image: null },
};
const offer = { country: "NL", countries: ["NL"], bundles: [], methods: [], fictional_count: 0 };
const { settings } = await fakeApi()("GET /api/settings.php", { query: undefined });

async function premiumPage(locale: Locale, site: object, changes: Partial<User> = {}) {
  const answer = await renderPage({
    url: "http://localhost/premium",
    locale,
    api: fakeApi({
      "GET /api/settings.php": () => ({ settings: { ...settings, ...site } }),
      "GET /api/user.php": () => ({ user: { ...user, ...changes } }),
      "GET /api/counts": () => ({ messages: 0, likes: 0 }),
      "GET /api/credits/offer": () => ({ offer }),
    }),
    brandCss: "/brand.css",
    assets: noAssets,
  });
  if (answer.is === "redirect") throw new Error(`sent to ${answer.location}`);
  if (answer.error) throw answer.error;
  return /<main[\s\S]*<\/main>/.exec(answer.html.replaceAll("<!-- -->", ""))?.[0] ?? "";
}

test.each(locales)(
  "where the owner set the figure, Premium says the better chance in %s",
  async (locale) => {
    const html = await premiumPage(locale, { premium_chance: 46, demo: false });
    expect(html).toMatch(/46\s?%/);
    expect(await premiumPage(locale, { premium_chance: null })).not.toMatch(/\d\s?%/);
  },
);

test("a demo says that its figure is an example, and a Premium member reads of no chance", async () => {
  const example = "voorbeeld van deze demo";
  expect(await premiumPage("nl", { premium_chance: 46, demo: true })).toContain(example);
  expect(await premiumPage("nl", { premium_chance: 46, demo: false })).not.toContain(example);
  expect(await premiumPage("nl", { premium_chance: 46 }, { paid_user: true })).not.toMatch(/46/);
});
