import { queryOptions } from "@tanstack/react-query";
import { isApiError } from "./api.ts";
import type { Api } from "./api.ts";

/**
 * What pages read, one entry a call. The server fills them before it renders; the browser finds
 * them filled. Entries with `staleTime: Infinity` are loaded once and kept.
 */
export const queries = {
  settings: (api: Api) =>
    queryOptions({
      queryKey: ["settings"],
      queryFn: async () => (await api("GET /api/settings.php", { query: undefined })).settings,
      staleTime: Infinity,
    }),
  companyInfo: (api: Api) =>
    queryOptions({
      queryKey: ["companyinfo"],
      queryFn: async () => (await api("GET /api/companyinfo.php", {})).companyinfo,
      staleTime: Infinity,
    }),
  interests: (api: Api) =>
    queryOptions({
      queryKey: ["interests"],
      queryFn: async () => (await api("GET /api/interests.php", {})).interests,
      staleTime: Infinity,
    }),
  regions: (api: Api) =>
    queryOptions({
      queryKey: ["regions"],
      queryFn: async () => (await api("GET /api/regions.php", {})).regions,
      staleTime: Infinity,
    }),
  /** Null for a visitor. */
  user: (api: Api) =>
    queryOptions({
      queryKey: ["user"],
      queryFn: async () => {
        try {
          return (await api("GET /api/user.php", {})).user;
        } catch (error) {
          if (isApiError(error) && error.body.error === "authentication_required") return null;
          throw error;
        }
      },
      staleTime: 30_000,
    }),
};
