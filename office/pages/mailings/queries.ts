import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { OfficeEndpoints } from "#contract/office/endpoints.ts";
import type { MailingKind } from "#contract/office/mailing-kinds.ts";
import type { CallOf, OutputOf } from "#contract/shared/endpoint.ts";
import { api } from "#office/office-api.ts";

const WATCH_MS = 5_000;

type MailingList = OutputOf<OfficeEndpoints["GET /api/office/mailings"]>;
export type MailingSite = MailingList["sites"][number];
/** One language of a mailing, as it is on the screen. */
export type ShownMailing = CallOf<OfficeEndpoints["POST /api/office/mailings/preview"]>["body"];

/** The mailings of the admin's sites, and those sites. */
export const mailingsQuery = queryOptions({
  queryKey: ["mailings"],
  queryFn: () => api("GET /api/office/mailings", {}),
  refetchInterval: 6 * WATCH_MS,
});

/** A mailing; its counts are refreshed until it is sent. */
export const mailingQuery = (id: string) =>
  queryOptions({
    queryKey: ["mailing", id],
    queryFn: () => api("GET /api/office/mailings/:id", { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === "scheduled" || data?.state === "sending" ? WATCH_MS : false,
  });

/** The queries that an act on a mailing invalidates. */
export const mailingKeys = (id: string | null) => [
  mailingsQuery.queryKey,
  ...(id === null ? [] : [mailingQuery(id).queryKey]),
];

/** How many members would get a mailing now, by language. */
export const receiversQuery = (site: string, kind: MailingKind) =>
  queryOptions({
    queryKey: ["mailing-receivers", site, kind],
    queryFn: () => api("GET /api/office/mailings/receivers", { query: { site, kind } }),
  });

/** The mail as a member would get it. The previous one stays until the next has loaded. */
export const previewQuery = (shown: ShownMailing) =>
  queryOptions({
    queryKey: ["mailing-preview", shown],
    queryFn: () => api("POST /api/office/mailings/preview", { body: shown }),
    placeholderData: keepPreviousData,
  });
