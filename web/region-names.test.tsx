import { expect, test } from "vitest";
import type { Locale } from "#contract/languages.ts";
import { regions } from "#contract/catalogue/regions.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { answering, demoAnswers, demoSettings } from "#tests/fake-api.ts";
import { mainOf, readPage } from "#tests/open-page.ts";
import { els } from "#tests/wire/a-card.ts";
import { aProfile } from "#tests/wire/a-profile.ts";
import { aSearch } from "#tests/wire/a-search.ts";
import { pageRenderer } from "./entry-server.tsx";
import { noAnswers } from "./features/signup/answers.ts";
import { signupAreas } from "./features/signup/signup-areas.ts";
import { PlaceStep } from "./features/signup/steps/place-step.tsx";

// What a country calls its regions, wherever the site names or requests one.

const nothing = () => undefined;

/** Sign-up asks for the place after other steps; here it is alone. */
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

/** The page, and the label of its list of regions. */
async function labelsIn(country: CountryCode, locale: Locale) {
  const first = regions[country][0];
  if (!first) throw new Error(`${country} has regions`);
  const settings = {
    ...demoSettings({ locale }),
    countries: [country],
    region_data: { [country]: [...regions[country]] },
    visible_profile_fields: ["region" as const],
    visible_profile_notes: {},
  };
  const member = aProfile({ country, region: first.code, attributes: { region: first.code } });
  const filters = { ...aSearch().filters, country };
  const api = answering(
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

/** What the field of that name is called. */
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
] as const)("a region of %s is called in %s: %s", async (country, locale, word) => {
  expect(await labelsIn(country, locale)).toEqual({ profile: word, search: word, signup: word });
});
