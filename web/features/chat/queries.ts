import { queryOptions } from "@tanstack/react-query";
import type { Chat } from "#contract/chat.ts";
import type { ConversationId, MemberId } from "#contract/ids.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";
import { loadMessagePrice } from "./composer/load-message-price.ts";
import type { PriceState } from "./composer/load-message-price.ts";
import type { ConversationState } from "./conversation/conversation-state.ts";
import { refreshConversation } from "./conversation/refresh-conversation.ts";

export const chatsKey = queryKey<Chat[]>("chats");
/** Matches every conversation, or every price, when queries are invalidated. */
export const conversationsKey = queryKey("conversation");
export const messagePricesKey = queryKey("message-price");
export const conversationKey = (id: ConversationId) =>
  queryKey<ConversationState>("conversation", id);
export const messagePriceKey = (recipient: MemberId) =>
  queryKey<PriceState>("message-price", recipient);

/** The member's conversations, the latest first. */
export const chatsQuery = (api: Api) =>
  queryOptions({
    queryKey: chatsKey,
    queryFn: async () => (await api("GET /api/chats.php", {})).chats,
    staleTime: 5_000,
  });

/** A conversation. A refetch asks only for what is new and adds it to what the page already has. */
export const conversationQuery = (api: Api, id: ConversationId) =>
  queryOptions({
    queryKey: conversationKey(id),
    queryFn: ({ client }) =>
      refreshConversation(api, id, () => client.getQueryData(conversationKey(id))),
    staleTime: 5_000,
  });

/** What a message to this member costs, and what has to happen before it can be sent. */
export const messagePriceQuery = (api: Api, recipient: MemberId) =>
  queryOptions({
    queryKey: messagePriceKey(recipient),
    queryFn: () => loadMessagePrice(api, recipient),
    staleTime: 5_000,
  });
