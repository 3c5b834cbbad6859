import type { QueryClient } from "@tanstack/react-query";
import type { ConversationId, MemberId } from "#contract/ids.ts";
import type { LiveEvent } from "#contract/live.ts";
import type { ConversationState } from "#web/features/chat/conversation/conversation-state.ts";
import type { PriceState } from "#web/features/chat/composer/load-message-price.ts";
import { removals } from "#web/features/chat/list/pending-removals.ts";
import { wasSentHere } from "#web/features/chat/outbox/sent-here.ts";
import { typing } from "#web/features/chat/conversation/use-typing.ts";

/** Reads anew, or writes down, what an event says has changed. `own` is the member of this page. */
export function applyEvent(queryClient: QueryClient, own: MemberId, event: LiveEvent): void {
  const again = (...keys: string[]) => {
    for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
  };
  switch (event.is) {
    case "message":
      if (wasSentHere(event.conversation, event.seq)) return;
      typing.end(event.conversation);
      // What came after the wish to remove the rest was never seen: it must not go with it.
      removals.end(event.conversation);
      again("chats", "counts");
      // Sent by another page of this member: it was paid for.
      if (event.client_id !== undefined) again("user");
      readUnbegun(queryClient);
      // Also where it is not on the screen: opened again, it must know what is new.
      return readConversation(queryClient, event.conversation);
    case "waiting":
      again("chats");
      return readConversation(queryClient, event.conversation);
    case "read":
      if (event.by === own) return again("chats", "counts");
      return noteRead(queryClient, event.conversation, event.seq);
    case "typing":
      return typing.begin(event.conversation);
    case "removed":
      again("chats", "counts", "message-price");
      void queryClient.resetQueries({ queryKey: ["conversation", event.conversation] });
      return;
    case "like":
    case "match":
      again("likes", "counts");
      return void queryClient.invalidateQueries({ queryKey: ["member", event.profile] });
    case "credits":
      return again("user", "transactions", "offer");
    default:
      return ignore(event);
  }
}

/** What may have been missed: everything that changes by itself. */
export function readAllAnew(queryClient: QueryClient): void {
  for (const key of ["user", "chats", "counts", "likes", "conversation", "message-price"]) {
    void queryClient.invalidateQueries({ queryKey: [key] });
  }
}

function readConversation(queryClient: QueryClient, id: ConversationId) {
  void queryClient.invalidateQueries({ queryKey: ["conversation", id], refetchType: "all" });
}

/** A page that is open for a first message learns that the other one wrote it. */
function readUnbegun(queryClient: QueryClient) {
  void queryClient.invalidateQueries({
    queryKey: ["message-price"],
    predicate: ({ state }) => {
      const data = state.data as PriceState | undefined;
      return data?.is === "open" && data.price.conversation === null;
    },
  });
}

function noteRead(queryClient: QueryClient, id: ConversationId, seq: number) {
  queryClient.setQueryData<ConversationState>(["conversation", id], (now) =>
    now?.is === "open" && now.readUpTo < seq ? { ...now, readUpTo: seq } : now,
  );
}

/** A newer server may say more than this page knows. */
function ignore(_event: never) {}
