import { useSuspenseQuery } from "@tanstack/react-query";
import { queries } from "#web/api/queries.ts";
import { useApi } from "#web/page-context.ts";

/** The site's public settings; always there, the root loaded them. */
export function useSettings() {
  return useSuspenseQuery(queries.settings(useApi())).data;
}

export function useCompanyInfo() {
  return useSuspenseQuery(queries.companyInfo(useApi())).data;
}

/** Who is logged in; null for a visitor. */
export function useUser() {
  return useSuspenseQuery(queries.user(useApi())).data;
}
