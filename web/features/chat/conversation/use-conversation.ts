import { useQuery } from "@tanstack/react-query";
import type { MessagePrice } from "#contract/chat.ts";
import type { ConversationId, MemberId } from "#contract/ids.ts";
import type { ProfileCard } from "#contract/profile-view.ts";
import { useLive } from "#web/features/live/use-live.ts";
import { useApi } from "#web/page-context.ts";
import type { OpenConversation } from "./conversation-state.ts";
import { useChats } from "#web/features/chat/list/use-chats.ts";
import { conversationQuery, messagePriceQuery } from "#web/features/chat/queries.ts";

/** What an address opens: a conversation, or the one with a member, which may not exist yet. */
export type Target =
  | { readonly is: "conversation"; readonly id: ConversationId }
  | { readonly is: "member"; readonly id: MemberId };

export type Talk =
  | {
      readonly is: "open";
      readonly profile: ProfileCard;
      /** Null while nothing was written; undefined while it loads. */
      readonly conversation: OpenConversation | null | undefined;
      /** Undefined while it loads. */
      readonly price: MessagePrice | undefined;
      /** When the conversation, or that there is none, was read last; epoch milliseconds. */
      readonly readAt: number;
    }
  | { readonly is: "loading" }
  | { readonly is: "closed"; readonly text: string }
  | { readonly is: "failed"; readonly error: unknown; readonly retry: () => void };

/** Without the live connection an open conversation is asked for anew this often. */
const POLL_MS = 15_000;

/** Everything of one conversation that the page has by now. */
export function useTalk(target: Target): Talk {
  const api = useApi();
  const live = useLive();
  const { chats } = useChats();
  // The first message makes the conversation while the page still has the member's address.
  const withMember = useQuery({
    ...messagePriceQuery(api, target.is === "member" ? target.id : ("" as MemberId)),
    enabled: target.is === "member",
  });
  const begun = withMember.data?.is === "open" ? withMember.data.price.conversation : null;
  const id = target.is === "conversation" ? target.id : (begun?.id ?? null);
  const conversation = useQuery({
    ...conversationQuery(api, id ?? ("" as ConversationId)),
    enabled: id !== null,
    refetchInterval: live ? false : POLL_MS,
  });
  const opened = conversation.data?.is === "open" ? conversation.data : undefined;
  const listed = chats?.find((chat) => chat.conversation.id === id)?.profile;
  const partner = target.is === "member" ? target.id : (opened?.profile ?? listed)?.id;
  const price = useQuery({
    ...messagePriceQuery(api, partner ?? ("" as MemberId)),
    enabled: partner !== undefined,
  });
  const closed = [conversation.data, price.data].find((one) => one?.is === "closed");
  if (closed?.is === "closed") return closed;
  const failed = [conversation, price].find((one) => one.isError && one.data === undefined);
  if (failed) {
    return { is: "failed", error: failed.error, retry: () => void failed.refetch() };
  }
  const asked = price.data?.is === "open" ? price.data.price : undefined;
  const profile = opened?.profile ?? asked?.profile ?? listed;
  if (!profile) return { is: "loading" };
  const nothingYet = target.is === "member" && asked !== undefined && asked.conversation === null;
  return {
    is: "open",
    profile,
    conversation: nothingYet ? null : opened,
    price: asked,
    readAt: (nothingYet ? price : conversation).dataUpdatedAt,
  };
}
