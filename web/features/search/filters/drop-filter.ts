import type { SearchFilters, SimilarResults } from "#contract/search.ts";
import { any } from "#web/features/search/search-query.ts";
import type { FilterValues } from "#web/features/search/search-query.ts";

type Droppable = SimilarResults["dropped"][number]["filter"];

const without: Readonly<Record<Droppable, Partial<FilterValues>>> = {
  countryregion: { countryregion: "" },
  ages: { min_age: "", max_age: "" },
  interests: { interests: "" },
  new_only: { new_only: "" },
  active_only: { active_only: "" },
  with_photo: { with_photo: "" },
  real_only: { real_only: "" },
  mutual: { everyone: "1" },
  country: { country: any, countryregion: "" },
};

/** The values of a search without one of its filters. */
export function dropFilter(values: FilterValues, filter: Droppable): FilterValues {
  return { ...values, ...without[filter] };
}

/** The values of the search for similar members. */
export function loosenValues(values: FilterValues, looser: SearchFilters): FilterValues {
  return {
    ...values,
    countryregion: "",
    min_age: String(looser.min_age ?? ""),
    max_age: String(looser.max_age ?? ""),
    with_photo: "",
    new_only: "",
    active_only: "",
    interests: "",
    sort: "",
  };
}
