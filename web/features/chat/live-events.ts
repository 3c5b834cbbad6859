import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { ConversationId } from "#contract/ids.ts";
import type { LiveEvent } from "#contract/live.ts";
import { likesKey } from "#web/features/likes/queries.ts";
import type { LiveHandlers, LivePage } from "#web/features/live/live-handlers.ts";
import { countsKey, userKey } from "#web/site/queries.ts";
import { invalidate } from "#web/api/query-key.ts";
import { typing } from "./conversation/typing.ts";
import { pendingRemovals } from "./list/pending-removals.ts";
import { outbox } from "./outbox/outbox.ts";
import { chatsKey, conversationKeys, messagePriceKeys } from "./queries.ts";
import type { PriceState } from "./queries.ts";

export const chatLiveHandlers: LiveHandlers = {
  message: onMessage,
  pending({ conversation }, { queryClient }) {
    invalidate(queryClient, chatsKey);
    reload(queryClient, conversationKeys.of(conversation));
  },
  read({ by, conversation, seq }, { queryClient, ownId }) {
    if (by === ownId) invalidate(queryClient, chatsKey, countsKey);
    else setReadUpTo(queryClient, conversation, seq);
  },
  typing({ conversation }) {
    typing.begin(conversation);
  },
  removed({ conversation }, { queryClient }) {
    void queryClient.resetQueries({ queryKey: conversationKeys.of(conversation) });
    invalidate(queryClient, chatsKey, countsKey, messagePriceKeys.all);
  },
  reconnected(_, { queryClient }) {
    invalidate(queryClient, chatsKey, countsKey, conversationKeys.all, messagePriceKeys.all);
  },
};

type MessageEvent = Extract<LiveEvent, { is: "message" }>;

function onMessage(event: MessageEvent, { queryClient }: LivePage): void {
  const { conversation, client_id } = event;
  const isOwn = client_id !== undefined;
  // The response to the request has the message and the balance.
  if (isOwn && isFromThisPage(queryClient, event)) return;
  // A message that arrives during a removal cancels the removal.
  pendingRemovals.delete(conversation);
  // Reload what the page has loaded, even if it is not on screen (R61.1).
  reload(queryClient, chatsKey, conversationKeys.of(conversation));
  invalidateNewConversations(queryClient);
  // Another page of the member sent and paid for it.
  if (isOwn) return invalidate(queryClient, userKey);
  typing.end(conversation);
  reload(queryClient, likesKey);
  invalidate(queryClient, countsKey);
}

/** Whether this page sent the message: it is still in the outbox, or already in the conversation. */
function isFromThisPage(queryClient: QueryClient, { conversation, client_id, seq }: MessageEvent) {
  if (client_id !== undefined && outbox.isSending(client_id)) return true;
  const state = queryClient.getQueryData(conversationKeys.of(conversation));
  if (state?.is !== "open") return false;
  return state.messages.some((message) => message.state === "sent" && message.seq === seq);
}

function reload(queryClient: QueryClient, ...keys: readonly QueryKey[]): void {
  for (const queryKey of keys) {
    void queryClient.invalidateQueries({ queryKey, refetchType: "all" });
  }
}

/** A page that is open for a first message learns that the conversation exists. */
function invalidateNewConversations(queryClient: QueryClient): void {
  const prices = queryClient.getQueriesData<PriceState>({ queryKey: messagePriceKeys.all });
  for (const [queryKey, state] of prices) {
    if (state?.is === "open" && state.price.conversation === null)
      invalidate(queryClient, queryKey);
  }
}

function setReadUpTo(queryClient: QueryClient, id: ConversationId, seq: number): void {
  queryClient.setQueryData(conversationKeys.of(id), (state) =>
    state?.is === "open" && state.readUpTo < seq ? { ...state, readUpTo: seq } : state,
  );
}
