import data from "./regions-data.json" with { type: "json" };

/** The countries a site can serve, as ISO 3166-1 alpha-2 codes. */
export const countries = [
  "NL",
  "BE",
  "FR",
  "IT",
  "ES",
  "DE",
  "AT",
  "IE",
  "GB",
  "CA",
  "PL",
  "AU",
  "NZ",
  "CH",
  "US",
] as const;

export type CountryCode = (typeof countries)[number];

/**
 * `code` is unique only within its country; `name` is the region's native name, never translated.
 */
export interface Region {
  code: string;
  name: string;
}

/**
 * The regions of each country, sorted by the rules of its language. The file stores that order so
 * that server and browser agree regardless of their collation data.
 */
export const regions: Record<CountryCode, readonly Region[]> = data;

export type RegionLabel =
  | "province"
  | "state"
  | "federalState"
  | "canton"
  | "voivodeship"
  | "region"
  | "county"
  | "nation"
  | "autonomousCommunity"
  | "territory";

/** What a country's regions are called: a key of `regionLabel` in the language files. */
export const regionLabel: Record<CountryCode, RegionLabel> = {
  NL: "province",
  BE: "region",
  FR: "region",
  IT: "region",
  ES: "autonomousCommunity",
  DE: "federalState",
  AT: "federalState",
  IE: "province",
  GB: "nation",
  CA: "province",
  PL: "voivodeship",
  AU: "state",
  NZ: "region",
  CH: "canton",
  US: "state",
};
