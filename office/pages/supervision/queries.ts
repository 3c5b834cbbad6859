import { queryOptions } from "@tanstack/react-query";
import type { FigurePeriod } from "#contract/office/figure-periods.ts";
import { api } from "#office/office-api.ts";

/** The members that operators flagged as vulnerable. */
export const flagsQuery = queryOptions({
  queryKey: ["flags"],
  queryFn: () => api("GET /api/office/flags", {}),
  refetchInterval: 30_000,
});

/** What each operator did in the last days. */
export const figuresQuery = (days: FigurePeriod) =>
  queryOptions({
    queryKey: ["figures", days],
    queryFn: () => api("GET /api/office/operators", { query: { days } }),
  });
