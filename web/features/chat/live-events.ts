import type { QueryClient } from "@tanstack/react-query";
import type { ConversationId } from "#contract/shared/ids.ts";
import type { LiveEvent } from "#contract/live.ts";
import { likesKey } from "#web/features/likes/queries.ts";
import type { LiveHandlers, LivePage } from "#web/features/live/live-handlers.ts";
import { countsKey, userKey } from "#web/site/queries.ts";
import { invalidate, reload, setStored } from "#web/api/query-key.ts";
import { withMessage } from "./conversation/conversation-state.ts";
import { typing } from "./conversation/typing.ts";
import { pendingRemovals } from "./list/pending-removals.ts";
import { resendMessages } from "./outbox/deliver-message.ts";
import { outbox } from "./outbox/outbox.ts";
import { changeConversation, chatsKey, conversationKeys, messagePriceKeys } from "./queries.ts";
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
  removed: ({ conversation }, page) => reset(conversation, page),
  visibility: ({ conversation }, page) => reset(conversation, page),
  connected(_, { api, queryClient, ownId }) {
    resendMessages({ api, queryClient }, ownId);
    invalidate(queryClient, chatsKey, countsKey, conversationKeys.all, messagePriceKeys.all);
  },
};

/** Loads again what shows a conversation that was removed, or that a block closed. */
function reset(conversation: ConversationId | null, { queryClient }: LivePage): void {
  if (conversation) void queryClient.resetQueries({ queryKey: conversationKeys.of(conversation) });
  invalidate(queryClient, chatsKey, countsKey, messagePriceKeys.all);
}

type MessageEvent = Extract<LiveEvent, { is: "message" }>;

function onMessage(event: MessageEvent, { queryClient }: LivePage): void {
  const { conversation, message, credits } = event;
  // The response to the request has the message and the balance.
  if (isFromThisPage(queryClient, event)) return;
  // A message that arrives during a removal cancels the removal.
  pendingRemovals.delete(conversation);
  addMessage(queryClient, event);
  // The lists have more than the message: reload those the page has loaded, on screen or not (R61.1).
  reload(queryClient, chatsKey);
  invalidateNewConversations(queryClient);
  if (message.mine) {
    // Another page of the member sent and paid for it.
    setStored(
      queryClient,
      userKey,
      (user) => user && { ...user, credits: credits ?? user.credits },
    );
    return;
  }
  typing.end(conversation);
  reload(queryClient, likesKey);
  invalidate(queryClient, countsKey);
}

/** Whether this page sent the message: it is still in the outbox, or already in the conversation. */
function isFromThisPage(queryClient: QueryClient, { conversation, message }: MessageEvent) {
  if (!message.mine) return false;
  if (message.client_id !== null && outbox.isSending(message.client_id)) return true;
  const state = queryClient.getQueryData(conversationKeys.of(conversation));
  if (state?.is !== "open") return false;
  return state.messages.some((each) => each.state === "sent" && each.seq === message.seq);
}

/** Adds the message to a loaded conversation, or reloads the conversation if more may be missing. */
function addMessage(queryClient: QueryClient, { conversation, message }: MessageEvent): void {
  const queryKey = conversationKeys.of(conversation);
  const query = queryClient.getQueryState(queryKey);
  // A load under way may have begun before this message and would overwrite it.
  const isCurrent = query?.fetchStatus === "idle" && !query.isInvalidated;
  const joined = isCurrent && query.data?.is === "open" ? withMessage(query.data, message) : null;
  if (!query || !joined) return reload(queryClient, queryKey);
  changeConversation(queryClient, conversation, () => joined);
}

/** A page that is open for a first message learns that the conversation exists. */
function invalidateNewConversations(queryClient: QueryClient): void {
  const prices = queryClient.getQueriesData<PriceState>({ queryKey: messagePriceKeys.all });
  for (const [queryKey, state] of prices) {
    if (!state || (state.is === "open" && state.price.conversation === null))
      invalidate(queryClient, queryKey);
  }
}

function setReadUpTo(queryClient: QueryClient, id: ConversationId, seq: number): void {
  changeConversation(queryClient, id, (state) =>
    state.read_up_to < seq ? { ...state, read_up_to: seq } : state,
  );
}
