import { any } from "#web/features/search/search-query.ts";
import type { FilterValues } from "#web/features/search/search-query.ts";

interface Looser {
  readonly filter: "region" | "ages" | "country";
  readonly values: FilterValues;
}

/** The narrowest filter, which to drop first, and the values without it; null if none is set. */
export function looserFilters(values: FilterValues): Looser | null {
  if (values.countryregion) {
    return { filter: "region", values: { ...values, countryregion: "" } };
  }
  if (values.min_age || values.max_age) {
    return { filter: "ages", values: { ...values, min_age: "", max_age: "" } };
  }
  if (values.country && values.country !== any) {
    return { filter: "country", values: { ...values, country: any } };
  }
  return null;
}
