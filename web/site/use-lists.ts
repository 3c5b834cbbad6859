import { useQuery } from "@tanstack/react-query";
import type { Interest } from "#contract/interests.ts";
import type { Settings } from "#contract/sites.ts";
import { interestsQuery, regionsQuery } from "./queries.ts";
import { useApi } from "#web/page-context.ts";
import { useSettings } from "#web/site/use-site.ts";

// The lists that forms offer are asked for once and kept. Until there is an answer, and where none
// comes, the settings have them.

/** The interests a form offers. */
export function useInterests(): readonly Interest[] {
  const { interests } = useSettings();
  return useQuery(interestsQuery(useApi())).data ?? interests;
}

/** The regions a form offers, by country. */
export function useRegions(): Settings["region_data"] {
  const { region_data } = useSettings();
  return useQuery(regionsQuery(useApi())).data ?? region_data;
}
