import type { ANY, SearchResults } from "#contract/search.ts";
import type { Settings } from "#contract/sites.ts";
import { decodeAgeSpan } from "./age-spans.ts";

/** The values of the filter fields; "" if nothing is chosen. */
export interface FilterValues {
  /** `any` for both. */
  readonly gender: string;
  readonly country: string;
  readonly countryregion: string;
  /** "1" includes members who do not seek this member. */
  readonly everyone: string;
  readonly min_age: string;
  readonly max_age: string;
  /** "1" or "", like the three below. */
  readonly real_only: string;
  readonly with_photo: string;
  readonly new_only: string;
  readonly active_only: string;
  /** With commas between them. */
  readonly interests: string;
  readonly sort: string;
}

/** The key suffix of texts about women, men or anybody. */
export function toGenderKey(gender: string | null): "female" | "male" | "anybody" {
  return gender === "female" || gender === "male" ? gender : "anybody";
}

/** All genders or all countries. Without the parameter the server applies the member's default. */
export const any: typeof ANY = "any";

const fields = [
  "gender",
  "country",
  "countryregion",
  "everyone",
  "min_age",
  "max_age",
  "real_only",
  "with_photo",
  "new_only",
  "active_only",
  "interests",
  "sort",
] as const;

/**
 * Reads the search query from an address. A form submitted without scripts contains empty fields and
 * perhaps a region of the previous country; both are dropped. The front page has one field, `ages`, for
 * both ages. The server validates the rest.
 */
export function readQuery(
  search: URLSearchParams,
  regions: Settings["region_data"],
): Readonly<Record<string, string>> {
  const filled = [...fields, "page", "cursor"].flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  const query: Record<string, string> = {
    ...decodeAgeSpan(search.get("ages") ?? ""),
    ...Object.fromEntries(filled),
  };
  const country = query["country"];
  const known = regions[country ?? ""]?.some(({ code }) => code === query["countryregion"]);
  if (country && !known) delete query["countryregion"];
  return query;
}

const emptyValues = Object.fromEntries(fields.map((name) => [name, ""])) as Record<
  keyof FilterValues,
  string
>;

/** The filters of a query, without its page. */
function pick(query: Readonly<Record<string, string>>): Partial<FilterValues> {
  const { page: _page, cursor: _cursor, ...filters } = query;
  return filters;
}

/**
 * The values to show in the fields: the query, completed with the server's defaults. `likely` is the
 * country to show until the server responds.
 */
export function filterValues(
  query: Readonly<Record<string, string>>,
  filters: SearchResults["filters"] | undefined,
  likely: string,
): FilterValues {
  const value = (name: "gender" | "country" | "countryregion" | "min_age" | "max_age") =>
    query[name] ?? String(filters?.[name] ?? "");
  return {
    // No other filter has a default.
    ...emptyValues,
    ...pick(query),
    gender: value("gender") || (filters ? any : ""),
    country: value("country") || (filters ? any : likely),
    countryregion: value("countryregion"),
    min_age: value("min_age"),
    max_age: value("max_age"),
  };
}

/** The query string of these values without empty fields, for the first page. */
export function writeQuery(values: FilterValues): string {
  return new URLSearchParams(
    fields.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  ).toString();
}

/** The query string of another page with the same filters; a cursor continues from the current page. */
export function turnPage(search: string, page: number, cursor?: string | null): string {
  const query = new URLSearchParams(search);
  query.delete("cursor");
  query.delete("page");
  if (page > 1) query.set("page", String(page));
  if (cursor) query.set("cursor", cursor);
  return query.toString();
}
