import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { Chat, Conversation } from "#contract/chat.ts";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import type { ErrorCode } from "#contract/shared/errors.ts";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import { isApiError } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";
import { lastSeq, openConversation, withLater } from "./conversation/conversation-state.ts";
import type {
  ClosedConversation,
  ConversationState,
  OpenConversation,
} from "./conversation/conversation-state.ts";

/** The price of a message, or the sentence that explains why the member cannot write. */
export type PriceState = { readonly is: "open"; readonly price: MessagePrice } | ClosedConversation;

export const chatsKey = queryKey<Chat[]>("chats");

/** `all` matches every conversation. */
export const conversationKeys = {
  all: queryKey<ConversationState>("conversation"),
  of: (id: ConversationId | null) => queryKey<ConversationState>("conversation", id),
};

/** `all` matches the price of a message to any member. */
export const messagePriceKeys = {
  all: queryKey<PriceState>("message-price"),
  to: (recipient: MemberId | null) => queryKey<PriceState>("message-price", recipient),
};

/** The member's conversations, latest first. */
export const chatsQuery = (api: Api) =>
  queryOptions({
    queryKey: chatsKey,
    queryFn: async () => (await api("GET /api/chats.php", {})).chats,
    staleTime: 5_000,
  });

/** A conversation. A refetch loads only newer messages and adds them to the cached ones. */
export const conversationQuery = (api: Api, id: ConversationId) =>
  queryOptions({
    queryKey: conversationKeys.of(id),
    queryFn: ({ client }) =>
      loadConversation(api, id, () => client.getQueryData(conversationKeys.of(id))),
    staleTime: 5_000,
    // It would compare messages by their place and copy all of them after an earlier page.
    structuralSharing: false,
  });

/** What a message to this member costs and requires. */
export const messagePriceQuery = (api: Api, recipient: MemberId) =>
  queryOptions({
    queryKey: messagePriceKeys.to(recipient),
    queryFn: () => loadMessagePrice(api, recipient),
    staleTime: 5_000,
  });

/**
 * Applies a change to a loaded conversation. The time of its load stays, because only a load proves
 * that a message missing from it never arrived.
 */
export function changeConversation(
  queryClient: QueryClient,
  id: ConversationId,
  change: (state: OpenConversation) => OpenConversation,
): void {
  const key = conversationKeys.of(id);
  const loaded = queryClient.getQueryState(key);
  if (loaded?.data?.is !== "open") return;
  queryClient.setQueryData(key, change(loaded.data), { updatedAt: loaded.dataUpdatedAt });
}

/** Applies a known change to the price; a closed conversation stays closed. */
export function withPrice(
  state: PriceState | undefined,
  change: Partial<MessagePrice>,
): PriceState | undefined {
  return state?.is === "open" ? { is: "open", price: { ...state.price, ...change } } : state;
}

type Cached = () => ConversationState | undefined;

/** Loads the latest page, or if messages are cached, every later page, so that no gap remains. */
async function loadConversation(
  api: Api,
  id: ConversationId,
  cached: Cached,
): Promise<ConversationState> {
  const before = cached();
  try {
    if (before?.is === "open") return await catchUp(api, before, cached);
    return openConversation(await api("GET /api/chats/:id", { params: { id }, query: {} }));
  } catch (error) {
    return closedBy(["conversation_closed"], error);
  }
}

async function catchUp(api: Api, before: OpenConversation, cached: Cached) {
  const params = { id: before.id };
  let after: number | null = lastSeq(before);
  const pages: Conversation[] = [];
  while (after !== null) {
    const page: Conversation = await api("GET /api/chats/:id", { params, query: { after } });
    pages.push(page);
    after = page.later;
  }
  // Meanwhile an earlier page or the member's own message may have been added.
  const now = cached();
  return pages.reduce(withLater, now?.is === "open" ? now : before);
}

async function loadMessagePrice(api: Api, member: MemberId): Promise<PriceState> {
  try {
    return { is: "open", price: await api("GET /api/chats/price", { query: { member } }) };
  } catch (error) {
    return closedBy(["profile_unavailable", "liked_only", "message_to_oneself"], error);
  }
}

/** Returns the sentence of an error that closes the conversation; rethrows any other error. */
function closedBy(codes: readonly ErrorCode[], error: unknown): ClosedConversation {
  if (!isApiError(error) || !codes.includes(error.body.error)) throw error;
  return { is: "closed", text: error.body.message };
}
