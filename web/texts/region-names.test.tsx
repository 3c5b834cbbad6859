import { expect, test } from "vitest";
import type { Locale } from "#contract/shared/languages.ts";
import { regions } from "#contract/catalogue/regions.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { fakeApi, demoAnswers, demoSettings } from "#tests/browser/fake-api.ts";
import { mainOf, readPage } from "#tests/browser/open-page.ts";
import { els } from "#tests/wire/a-card.ts";
import { aProfile } from "#tests/wire/a-profile.ts";
import { aSearch } from "#tests/wire/a-search.ts";
import { pageRenderer } from "#web/entry-server.tsx";
import { noAnswers } from "#web/features/signup/answers.ts";
import { signupAreas } from "#web/features/signup/signup-areas.ts";
import { PlaceStep } from "#web/features/signup/steps/place-step.tsx";

// The name for a country's regions, wherever the site shows or requests one.

const nothing = () => undefined;

/** Only the place step of sign-up. */
const signupIn = (country: string) =>
  pageRenderer({
    step: {
      path: "/step",
      layout: "empty",
      areas: signupAreas,
      page: () =>
        Promise.resolve({
          Page: () => (
            <PlaceStep
              answers={{ ...noAnswers, country }}
              password=""
              change={nothing}
              typePassword={nothing}
              wrong={nothing}
              taken={false}
            />
          ),
        }),
    },
  });

/** The label of the region list on each page. */
async function labelsIn(country: CountryCode, locale: Locale) {
  const first = regions[country][0];
  if (!first) throw new Error(`${country} has no regions`);
  const settings = {
    ...demoSettings({ locale }),
    countries: [country],
    region_data: { [country]: [...regions[country]] },
    visible_profile_fields: ["region" as const],
    visible_profile_notes: {},
  };
  const member = aProfile({ country, region: first.code, attributes: { region: first.code } });
  const filters = { ...aSearch().filters, country };
  const api = fakeApi(
    demoAnswers({
      "GET /api/settings.php": () => ({ settings }),
      "GET /api/members/:id": () => ({ member }),
      "GET /api/members": () => aSearch({ filters }),
    }),
  );
  const page = async (path: string, render?: ReturnType<typeof pageRenderer>) =>
    mainOf(await readPage(path, { api, locale, ...(render && { render }) }));
  const row = /<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/.exec(await page(`/members/${els}`));
  expect(row?.[2]?.replaceAll("&#x27;", "'")).toBe(first.name);
  return {
    profile: row?.[1],
    search: labelOf(await page(`/members?country=${country}`), "countryregion"),
    signup: labelOf(await page("/step", signupIn(country)), "region"),
  };
}

/** The label of the field with that name. */
function labelOf(html: string, name: string): string | undefined {
  const [, id] = new RegExp(`<select[^>]* name="${name}"[^>]* id="([^"]*)"`).exec(html) ?? [];
  return new RegExp(`<label[^>]* for="${id}"[^>]*>([^<]*)<`).exec(html)?.[1];
}

test.each([
  ["NL", "nl", "Provincie"],
  ["BE", "nl", "Regio"],
  ["FR", "fr", "Région"],
  ["IT", "it", "Regione"],
  ["ES", "es", "Comunidad autónoma"],
  ["DE", "de", "Bundesland"],
  ["AT", "de", "Bundesland"],
  ["IE", "en", "Province"],
  ["GB", "en", "Nation"],
  ["CA", "en", "Province"],
  ["PL", "pl", "Województwo"],
  ["AU", "en", "State"],
  ["NZ", "en", "Region"],
  ["CH", "de", "Kanton"],
  ["US", "en", "State"],
  // A state of the union is no Bundesland, in no language but its own.
  ["US", "de", "Bundesstaat"],
  ["AU", "pl", "Stan"],
  ["DE", "pl", "Kraj związkowy"],
] as const)("a region of %s has the name in %s: %s", async (country, locale, word) => {
  expect(await labelsIn(country, locale)).toEqual({ profile: word, search: word, signup: word });
});
