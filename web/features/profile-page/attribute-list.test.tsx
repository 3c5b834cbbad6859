import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as choices from "#contract/catalogue/attributes.ts";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { ProfileView } from "#contract/profiles.ts";
import { fakeApi, demoAnswers, demoSettings } from "#tests/browser/fake-api.ts";
import { mainOf, readPage } from "#tests/browser/open-page.ts";
import { els } from "#tests/wire/a-card.ts";
import { aProfile } from "#tests/wire/a-profile.ts";

type Attributes = ProfileView["attributes"];

/** Each field with fixed values, and those values. */
const words = {
  gender: choices.genders,
  sexuality: choices.sexualities,
  reason: choices.reasons,
  tattoos: choices.tattooChoices,
  hair_colour: choices.hairColours,
  eye_colour: choices.eyeColours,
  body_type: choices.bodyTypes,
  relationship_status: choices.relationshipStatuses,
} as const;
const fields = Object.keys(words) as (keyof typeof words)[];
const place = { city: "Assen", country: "NL", region: "01", age: 58 };

/** Enough profiles to cover every value. */
const most = Math.max(...fields.map((field) => words[field].length));
const profiles = Array.from({ length: most }, (_, n) =>
  fields.map((field) => [field, words[field][n % words[field].length] ?? ""] as const),
);

function textsOf(locale: Locale): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const file = new URL(`../../../languages/${locale}/attributes.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The list of a profile, line by line. */
async function linesOf(attributes: Attributes, locale: Locale): Promise<[string, string][]> {
  const settings = {
    ...demoSettings({ locale }),
    visible_profile_fields: [...choices.profileFields],
    visible_profile_notes: {},
  };
  const api = fakeApi(
    demoAnswers({
      "GET /api/settings.php": () => ({ settings }),
      "GET /api/members/:id": () => ({ member: aProfile({ attributes }) }),
    }),
  );
  const html = mainOf(await readPage(`/members/${els}`, { api, locale }));
  return [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(
    ([, label = "", value = ""]) => [label, value],
  );
}

test.each(locales)("in %s every attribute value has a text", async (locale) => {
  const texts = textsOf(locale);
  for (const chosen of profiles) {
    const attributes = { ...place, ...Object.fromEntries(chosen) } as Attributes;
    const lines = await linesOf(attributes, locale);
    expect(lines).toHaveLength(fields.length + ["country", "region"].length);
    for (const [field, word] of chosen) {
      const [label, text] = [texts["labels"]?.[field], texts[field]?.[word]];
      expect([field, word, label, text]).not.toContain(undefined);
      expect(lines).toContainEqual([label, text]);
    }
  }
});

test("lists region and country, and omits empty attributes and what the head shows", async () => {
  expect(await linesOf(place, "nl")).toEqual([
    ["Land", "Nederland"],
    ["Provincie", "Drenthe"],
  ]);
});
