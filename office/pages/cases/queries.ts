import { queryOptions } from "@tanstack/react-query";
import { api } from "#office/office-api.ts";

/** Query parameter that opens a case. */
export const CASE_PARAM = "case";

/** The photos of reported messages; new ones appear by themselves. */
export const reportedPhotosQuery = queryOptions({
  queryKey: ["reported-photos"],
  queryFn: () => api("GET /api/office/reported-photos", {}),
  refetchInterval: 30_000,
});

/** The reports and complaints that wait; new ones appear by themselves. */
export const casesQuery = queryOptions({
  queryKey: ["cases"],
  queryFn: () => api("GET /api/office/cases", {}),
  refetchInterval: 30_000,
});

/** A report or complaint with what it is about. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ["case", id],
    queryFn: () => api("GET /api/office/cases/:id", { params: { id } }),
  });
