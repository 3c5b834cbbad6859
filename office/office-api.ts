import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { OfficeEndpoints } from "#contract/office/endpoints.ts";
import type { CallOf, EndpointKey, OutputOf } from "#contract/shared/endpoint.ts";
import { browserApi } from "#web/api/browser-api.ts";
import type { AuditQuery } from "./pages/audit/read-filters.ts";

export type OfficeApi = <K extends keyof OfficeEndpoints & EndpointKey>(
  key: K,
  input: CallOf<OfficeEndpoints[K]>,
) => Promise<OutputOf<OfficeEndpoints[K]>>;

/**
 * Calls the office. A session that ended shows the sign-in page. The members' API client depends
 * only on the type of its contract, so it works for the office, too.
 */
export const api = browserApi(() => window.location.reload()) as unknown as OfficeApi;

/** Who is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: () => api("GET /api/office/session", {}),
});

/** The passkeys of the person who is signed in. */
export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: () => api("GET /api/office/passkeys", {}),
});

/** The photos this moderator has claimed; new ones appear by themselves. */
export const photosQuery = queryOptions({
  queryKey: ["photos"],
  queryFn: () => api("GET /api/office/photos", {}),
  refetchInterval: 30_000,
});

/** The appeals this moderator can decide. */
export const appealsQuery = queryOptions({
  queryKey: ["appeals"],
  queryFn: () => api("GET /api/office/photo-appeals", {}),
  refetchInterval: 30_000,
});

/** What waits, for the menu. */
export const countsQuery = queryOptions({
  queryKey: ["counts"],
  queryFn: () => api("GET /api/office/counts", {}),
  refetchInterval: 30_000,
});

/** The people of the admin's sites, and those sites. */
export const staffQuery = queryOptions({
  queryKey: ["staff"],
  queryFn: () => api("GET /api/office/staff", {}),
});

/** The audit trail, 50 entries at a time. */
export const auditQuery = (filters: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ["audit", filters],
    queryFn: ({ pageParam }) =>
      api("GET /api/office/audit", {
        query: { ...filters, ...(pageParam !== null && { before: String(pageParam) }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ more, entries }) => (more ? entries.at(-1)?.id : undefined),
  });

/** The last verification of the audit trail. */
export const chainQuery = queryOptions({
  queryKey: ["chain"],
  queryFn: () => api("GET /api/office/audit/chain", {}),
});
