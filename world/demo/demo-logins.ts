import { isLocale } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { DemoSite } from "./demo-sites.ts";
import { people } from "./people.ts";
import type { Person } from "./people.ts";

/** The password of every demo log-in, which the README mentions. */
export const DEMO_PASSWORD = "welkom-in-de-demo";

export interface DemoLogin {
  readonly email: string;
  readonly language: Locale;
  readonly person: Person;
  /** Has bought credits before. */
  readonly premium: boolean;
}

const roles = [
  { gender: "female", nth: 0, premium: false },
  { gender: "male", nth: 0, premium: false },
  { gender: "female", nth: 1, premium: true },
] as const;

/** The log-ins of a site: its first woman and first man, and its second woman, who is Premium. */
export function demoLogins(site: DemoSite): DemoLogin[] {
  const language = site.data.domain_language.slice(0, 2);
  if (!isLocale(language)) throw new Error(`${site.id}: ${language} is not a language of Vonk`);
  return roles.flatMap(({ gender, nth, premium }) => {
    const fitting = (people[site.id] ?? []).filter(
      (invented) => invented.is === "member" && invented.gender === gender,
    );
    const person = fitting[nth];
    if (!person) return [];
    const name = person.name
      .normalize("NFD")
      .replace(/[^a-z]/gi, "")
      .toLowerCase();
    return [{ email: `${name}@${site.id}.example`, language, person, premium }];
  });
}
