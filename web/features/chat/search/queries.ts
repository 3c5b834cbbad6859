import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { SentMessage } from "#contract/chat.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import type { Api } from "#web/api/api.ts";

/** How many messages to show before a found one, and how many after it. */
const AROUND = 8;

/** The messages of a conversation that contain a text, latest first. New messages join the next search. */
export const searchQuery = (api: Api, id: ConversationId, text: string) =>
  infiniteQueryOptions({
    queryKey: ["chat-search", id, text],
    queryFn: ({ pageParam }) => {
      const query = pageParam === null ? { text } : { text, before: pageParam };
      return api("GET /api/chats/:id/search", { params: { id }, query });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ earlier }) => earlier,
    staleTime: 5_000,
    gcTime: 0,
  });

/** The messages around one, oldest first. */
export const messagesAroundQuery = (api: Api, id: ConversationId, seq: number) =>
  queryOptions({
    queryKey: ["messages-around", id, seq],
    queryFn: async (): Promise<SentMessage[]> => {
      const query = { before: seq + AROUND + 1 };
      const page = await api("GET /api/chats/:id", { params: { id }, query });
      return page.messages
        .filter((message) => message.state === "sent")
        .filter((message) => message.seq >= seq - AROUND);
    },
    staleTime: 5_000,
    gcTime: 0,
  });
