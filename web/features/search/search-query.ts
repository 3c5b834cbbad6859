import type { ANY, SearchResults } from "#contract/search.ts";
import type { Settings } from "#contract/sites.ts";

/** What the filter fields hold, as text; "" where nothing is chosen. */
export interface FilterValues {
  readonly gender: string;
  readonly country: string;
  readonly countryregion: string;
  readonly min_age: string;
  readonly max_age: string;
}

/** All genders, or all countries, said aloud: to leave one out means the member's own. */
export const any: typeof ANY = "any";

const fields = ["gender", "country", "countryregion", "min_age", "max_age"] as const;

/**
 * What an address searches by. A form sent without a script brings empty fields, and the region of
 * the country chosen before: both are left out. Whatever else is wrong the server names.
 */
export function readQuery(
  search: URLSearchParams,
  regions: Settings["region_data"],
): Readonly<Record<string, string>> {
  const asked = [...fields, "page", "cursor"].flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  const query = Object.fromEntries(asked);
  const country = query["country"];
  const known = regions[country ?? ""]?.some(({ code }) => code === query["countryregion"]);
  if (country && !known) delete query["countryregion"];
  return query;
}

/**
 * What the fields show: what was asked, else the member's own that the server filled in. `likely` is
 * the country shown while it has not answered.
 */
export function filterValues(
  query: Readonly<Record<string, string>>,
  filters: SearchResults["filters"] | undefined,
  likely: string,
): FilterValues {
  const value = (name: keyof FilterValues) => query[name] ?? String(filters?.[name] ?? "");
  return {
    gender: value("gender") === any ? "" : value("gender"),
    country: value("country") || (filters ? any : likely),
    countryregion: value("countryregion"),
    min_age: value("min_age"),
    max_age: value("max_age"),
  };
}

/** The query of an address, from its first page; empty fields stay away. */
export function writeQuery(values: FilterValues): string {
  return new URLSearchParams(
    fields.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  ).toString();
}

/** The address of another page with the same filters; a cursor leads on from the page before it. */
export function turnPage(search: string, page: number, cursor?: string | null): string {
  const query = new URLSearchParams(search);
  query.delete("cursor");
  query.delete("page");
  if (page > 1) query.set("page", String(page));
  if (cursor) query.set("cursor", cursor);
  return query.toString();
}
