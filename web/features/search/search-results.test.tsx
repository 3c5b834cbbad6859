import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { ApiError } from "#web/api/api.ts";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import type { Answers } from "#tests/browser/fake-api.ts";
import { mainOf, readPage } from "#tests/browser/open-page.ts";
import { aSearch } from "#tests/wire/a-search.ts";
import { aUser } from "#tests/wire/a-user.ts";

const asMember: Answers = {
  "GET /api/user.php": () => ({ user: aUser() }),
  "GET /api/counts": () => ({ messages: 0, likes: 0 }),
};

async function searchPage(query: string, answers: Answers, locale: Locale = "nl") {
  const api = fakeApi(demoAnswers(answers, { locale }));
  return mainOf(await readPage(`/members?${query}`, { api, locale }));
}

function textsOf(locale: Locale): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const file = new URL(`../../../languages/${locale}/search.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

test.each(locales)("in %s a list of everyone says so", async (locale) => {
  const sentence = textsOf(locale)["everyoneShown"]?.["female"] ?? "no such text";
  const page = (everyone: boolean, answers: Answers) => {
    const filters = { ...aSearch().filters, everyone };
    return searchPage(
      "gender=female",
      { ...answers, "GET /api/members": () => aSearch({ filters }) },
      locale,
    );
  };
  expect(await page(true, asMember)).toContain(sentence);
  expect(await page(false, asMember)).not.toContain(sentence);
  // A visitor's gender is unknown, so their lists always show everyone.
  expect(await page(true, {})).not.toContain(sentence);
});

test("only members can choose everyone, and both genders are offered", async () => {
  const found: Answers = { "GET /api/members": () => aSearch() };
  const everyone = /<input[^>]*name="everyone"/;
  expect(await searchPage("everyone=1", { ...asMember, ...found })).toMatch(everyone);
  expect(await searchPage("", found)).not.toMatch(everyone);
  expect(await searchPage("", found)).toMatch(/name="gender"[^>]*value="any"/);
});

test("reversed ages show one error, with a link to the ages in order", async () => {
  const message = "De laagste leeftijd is hoger dan de hoogste.";
  const reject = () => {
    const fields = { min_age: { error: "min_above_max" as const, message } };
    throw new ApiError(422, { error: "invalid_input", message: "", fields });
  };
  const html = await searchPage("min_age=60&max_age=50", { "GET /api/members": reject });
  expect(html.split(message)).toHaveLength(2);
  expect(html).toContain("Bedoel je 50 tot en met 60 jaar?");
  expect(html).toMatch(/href="\/members\?[^"]*min_age=50&amp;max_age=60"/);
});
