import type { SiteDocument } from "#server/domains/sites/put-site.ts";
import { siteData } from "#server/domains/sites/site-data.ts";
import { isLocale } from "#contract/languages.ts";
import type { Locale } from "#contract/languages.ts";
import { people } from "./people.ts";
import type { Person } from "./people.ts";

/** The password of every demo log-in; the README says so. */
export const DEMO_PASSWORD = "welkom-in-de-demo";

export interface DemoLogin {
  readonly email: string;
  readonly language: Locale;
  readonly person: Person;
}

/** The two people of a site as whom one can log in: its first woman and its first man. */
export function demoLogins(site: SiteDocument): DemoLogin[] {
  const data = siteData.parse(site.data);
  const language = data.domain_language.slice(0, 2);
  if (!isLocale(language)) throw new Error(`${site.id}: ${language} is not a language of ours`);
  return (["female", "male"] as const).flatMap((gender) => {
    const person = (people[site.id] ?? []).find(
      (one) => one.is === "member" && one.gender === gender,
    );
    if (!person) return [];
    const name = person.name
      .normalize("NFD")
      .replace(/[^a-z]/gi, "")
      .toLowerCase();
    return [{ email: `${name}@${site.id}.example`, language, person }];
  });
}
