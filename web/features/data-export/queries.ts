import { queryOptions } from "@tanstack/react-query";
import type { DataExport } from "#contract/data-export.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const dataExportKey = queryKey<{ export: DataExport | null }>("data-export");

const POLL_MS = 3_000;

/** The copy of the member's data; asked for again while it is being made. */
export const dataExportQuery = (api: Api) =>
  queryOptions({
    queryKey: dataExportKey,
    queryFn: () => api("GET /api/data-export", {}),
    refetchInterval: ({ state }) => (state.data?.export?.state === "preparing" ? POLL_MS : false),
  });
