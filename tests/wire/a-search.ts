import type { SearchResults } from "#contract/search.ts";

/** An empty search result for women in the Netherlands. */
export function aSearch(changes: Partial<SearchResults> = {}): SearchResults {
  return {
    members: [],
    page: 1,
    pages: 0,
    numResults: 0,
    numResultsCapped: false,
    num_fictional: 0,
    num_fictional_capped: false,
    results_per_page: 24,
    cursor: null,
    filters: {
      gender: "female",
      country: "NL",
      countryregion: null,
      everyone: false,
      min_age: null,
      max_age: null,
      real_only: false,
      with_photo: false,
      new_only: false,
      active_only: false,
      interests: [],
      sort: "active",
    },
    ...changes,
  };
}
