import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { searchQuery } from "./queries.ts";
import { useCachedOnBack } from "#web/site/use-cached-on-back.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { any, filterValues, readQuery, writeQuery } from "./search-query.ts";
import type { FilterValues } from "./search-query.ts";
import { searchState } from "./search-state.ts";

/** The search in the address: results, filter values and how to change them. */
export function useSearch() {
  const api = useApi();
  const { region_data } = useSettings();
  const likely = useLikelyCountry();
  const search = usePendingQuery();
  const query = readQuery(new URLSearchParams(search), region_data);
  const { data, error, refetch } = useQuery({
    ...searchQuery(api, query),
    ...useCachedOnBack(),
  });
  const state = searchState(data);
  const values = filterValues(query, state.found?.filters, likely);
  return {
    search,
    query,
    page: Number(query["page"] ?? 1),
    ...state,
    error: data ? null : error,
    again: () => void refetch(),
    values,
    apply: useApply(values),
  };
}
export type Search = ReturnType<typeof useSearch>;

/** The country the server applies if the query has none. */
function useLikelyCountry(): string {
  const { countries, geoip_country } = useSettings();
  const own = useUser()?.profile.country ?? geoip_country;
  return own && countries.includes(own) ? own : any;
}

/** The query of the pending navigation, so that a chosen filter shows at once. */
function usePendingQuery(): string {
  const here = useLocation();
  const next = useNavigation().location;
  return next?.pathname === here.pathname ? next.search : here.search;
}

/** Applies a change to the filters, and keeps an earlier change that is not rendered yet. */
function useApply(drawn: FilterValues): (change: Partial<FilterValues>) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const last = useRef({ leaving: "", values: drawn });
  return (change) => {
    const { leaving, values } = last.current;
    const next = { ...(leaving === key ? values : drawn), ...change };
    last.current = { leaving: key, values: next };
    void navigate(paths.members(writeQuery(next)), { replace: true });
  };
}
