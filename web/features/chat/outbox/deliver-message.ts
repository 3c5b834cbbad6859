import type { QueryClient } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import type { Message } from "#contract/chat.ts";
import type { ConversationId, MemberId } from "#contract/ids.ts";
import { isApiError } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";
import { userKey } from "#web/site/queries.ts";
import { withOwn } from "#web/features/chat/conversation/conversation-state.ts";
import { withLastMessage } from "#web/features/chat/list/chats-state.ts";
import { withPrice } from "#web/features/chat/composer/load-message-price.ts";
import { noteSentHere } from "./sent-here.ts";
import type { Unsent } from "./outbox.ts";
import { unsent } from "./use-outbox.ts";
import {
  chatsKey,
  conversationKey,
  conversationQuery,
  messagePriceKey,
} from "#web/features/chat/queries.ts";

interface Delivery {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** Who writes to whom (unsent-store.ts). */
  readonly key: string;
  readonly to: MemberId;
}

const lines = new Map<string, Promise<unknown>>();

/**
 * Sends a message, after those before it to the same person, so that they keep their order. Answers
 * the server's refusal, or null; the message itself then says how it stands.
 */
export function deliverMessage(delivery: Delivery, message: Unsent): Promise<unknown> {
  const before = lines.get(delivery.key) ?? Promise.resolve();
  const mine = before.then(() => deliver(delivery, message));
  lines.set(delivery.key, mine);
  return mine;
}

async function deliver(delivery: Delivery, { clientId, text }: Unsent): Promise<unknown> {
  const { api, queryClient, key, to } = delivery;
  const price = queryClient.getQueryData(messagePriceKey(to));
  const asked = price?.is === "open" ? price.price : null;
  const known = asked?.conversation ?? null;
  try {
    const sent = await api("POST /api/chats/messages", {
      body: {
        client_id: clientId,
        to: known ? { conversation: known.id } : { member: to },
        text,
        ...(asked && { price: asked.credits }),
      },
    });
    await takeIn(delivery, clientId, sent);
    return null;
  } catch (error) {
    const refused = isApiError(error) && error.status < 500 && error.status !== 429;
    if (refused) unsent.takeBack(key, clientId);
    // Too many at once is a refusal that passes; where no answer came the conversation knows.
    else
      unsent.mark(key, clientId, isApiError(error) && error.status === 429 ? "failed" : "unsure");
    askAnew(delivery, known?.id ?? null);
    return refused ? error : null;
  }
}

interface Accepted {
  readonly conversation: { readonly id: ConversationId };
  readonly message: Message;
  readonly credits: number;
}

/** Writes the accepted message into everything that the page has read. */
async function takeIn(
  { api, queryClient, key, to }: Delivery,
  clientId: string,
  { conversation, message, credits }: Accepted,
): Promise<void> {
  noteSentHere(conversation.id, message);
  queryClient.setQueryData<User | null>(userKey, (user) => user && { ...user, credits });
  const list = queryClient.getQueryData(chatsKey);
  const moved = list && withLastMessage(list, conversation.id, message);
  if (moved) queryClient.setQueryData(chatsKey, moved);
  else void queryClient.invalidateQueries({ queryKey: chatsKey });

  const query = conversationQuery(api, conversation.id);
  const state = queryClient.getQueryData(query.queryKey);
  const joined = state?.is === "open" ? withOwn(state, message) : null;
  if (joined) queryClient.setQueryData(query.queryKey, joined);
  else {
    const read = queryClient.fetchQuery({ ...query, staleTime: 0 });
    // Accepted all the same: the next reading of the conversation finds it there.
    if (!(await read.catch(() => null))) return unsent.mark(key, clientId, "unsure");
  }
  unsent.drop(key, clientId);
  queryClient.setQueryData(messagePriceKey(to), (before) => withPrice(before, { conversation }));
}

function askAnew({ queryClient, to }: Delivery, id: ConversationId | null) {
  void queryClient.invalidateQueries({ queryKey: chatsKey });
  void queryClient.invalidateQueries({ queryKey: messagePriceKey(to) });
  void queryClient.invalidateQueries({ queryKey: userKey });
  if (id === null) return;
  void queryClient.invalidateQueries({ queryKey: conversationKey(id) });
}
