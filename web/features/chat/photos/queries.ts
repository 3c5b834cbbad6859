import { queryOptions } from "@tanstack/react-query";
import type { Endpoints } from "#contract/endpoints.ts";
import type { OutputOf } from "#contract/shared/endpoint.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

type ChatPhoto = OutputOf<Endpoints["GET /api/chats/photos/:id"]>;

/** Where the files of a photo are. The addresses work for five minutes. */
export const chatPhotoQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey<ChatPhoto>("chat-photo", id),
    queryFn: () => api("GET /api/chats/photos/:id", { params: { id } }),
    staleTime: 120_000,
    retry: false,
  });
