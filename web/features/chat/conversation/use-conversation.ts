import { skipToken, useQuery } from "@tanstack/react-query";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import { useChats } from "#web/features/chat/list/use-chats.ts";
import {
  conversationKeys,
  conversationQuery,
  messagePriceKeys,
  messagePriceQuery,
} from "#web/features/chat/queries.ts";
import { useLive } from "#web/features/live/use-live.ts";
import { useApi } from "#web/page-context.ts";
import type { OpenConversation } from "./conversation-state.ts";

/** What an address opens: a conversation by id, or by member if it may not exist yet. */
export type Target =
  | { readonly is: "conversation"; readonly id: ConversationId }
  | { readonly is: "member"; readonly id: MemberId };

export type ConversationView =
  | {
      readonly is: "open";
      readonly profile: ProfileCard;
      /** Null before the first message; undefined while it loads. */
      readonly conversation: OpenConversation | null | undefined;
      /** Undefined while it loads. */
      readonly price: MessagePrice | undefined;
      /** When it was last loaded or found missing, in epoch milliseconds. */
      readonly loadedAt: number;
    }
  | { readonly is: "loading" }
  | { readonly is: "closed"; readonly text: string }
  | { readonly is: "failed"; readonly error: unknown; readonly retry: () => void };

/** How often to refetch an open conversation without a live connection. */
const POLL_MS = 15_000;

/** Everything the page has loaded of a conversation. */
export function useConversation(target: Target): ConversationView {
  const { chats } = useChats();
  // The first message creates the conversation while the page still has the member's address.
  const priceForMember = usePrice(target.is === "member" ? target.id : null).data;
  const created = priceForMember?.is === "open" ? priceForMember.price.conversation : null;
  const id = target.is === "conversation" ? target.id : (created?.id ?? null);
  const conversation = useConversationById(id);
  const opened = conversation.data?.is === "open" ? conversation.data : undefined;
  const listed = chats?.find((chat) => chat.conversation.id === id)?.profile;
  const recipient = target.is === "member" ? target.id : (opened?.profile ?? listed)?.id;
  const price = usePrice(recipient ?? null);

  const closed = [conversation.data, price.data].find((state) => state?.is === "closed");
  if (closed?.is === "closed") return closed;
  const failed = [conversation, price].find(({ isError, data }) => isError && data === undefined);
  if (failed) return { is: "failed", error: failed.error, retry: () => void failed.refetch() };
  const known = price.data?.is === "open" ? price.data.price : undefined;
  const profile = opened?.profile ?? known?.profile ?? listed;
  if (!profile) return { is: "loading" };
  const isNew = target.is === "member" && known?.conversation === null;
  return {
    is: "open",
    profile,
    conversation: isNew ? null : opened,
    price: known,
    loadedAt: (isNew ? price : conversation).dataUpdatedAt,
  };
}

function usePrice(recipient: MemberId | null) {
  const api = useApi();
  return useQuery(
    recipient === null
      ? { queryKey: messagePriceKeys.to(null), queryFn: skipToken }
      : messagePriceQuery(api, recipient),
  );
}

function useConversationById(id: ConversationId | null) {
  const api = useApi();
  const refetchInterval = useLive() ? false : POLL_MS;
  return useQuery(
    id === null
      ? { queryKey: conversationKeys.of(null), queryFn: skipToken }
      : { ...conversationQuery(api, id), refetchInterval },
  );
}
