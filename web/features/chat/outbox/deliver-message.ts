import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { OutputOf } from "#contract/shared/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import { errorCode, isApiError } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";
import { invalidate, restartLoads, setStored } from "#web/api/query-key.ts";
import { withMessage } from "#web/features/chat/conversation/conversation-state.ts";
import { withLastMessage } from "#web/features/chat/list/use-chats.ts";
import { priceOf } from "#web/features/chat/message-price.ts";
import {
  changeConversation,
  chatsKey,
  conversationKeys,
  conversationQuery,
  messagePriceKeys,
  withPrice,
} from "#web/features/chat/queries.ts";
import { addReminded, listReminded } from "#web/features/chat/safety/reminded.ts";
import { userKey } from "#web/site/queries.ts";
import { outbox, outboxKey } from "./outbox.ts";
import type { OutboxMessage } from "./outbox.ts";

interface Delivery {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** See `outboxKey`. */
  readonly key: string;
  readonly recipient: MemberId;
}

type Accepted = OutputOf<Endpoints["POST /api/chats/messages"]>;

/** The last running delivery to each recipient. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Sends a message after all earlier messages to the same member, to keep their order. Returns the
 * server's error if it rejected the message, else null. Without a response, and until the member has
 * answered a reminder, the message stays in the outbox with its state.
 */
export function deliverMessage(delivery: Delivery, message: OutboxMessage): Promise<unknown> {
  const previous = queues.get(delivery.key) ?? Promise.resolve();
  const current = previous.then(() => deliverInOrder(delivery, message));
  queues.set(delivery.key, current);
  void current.finally(() => {
    if (queues.get(delivery.key) === current) queues.delete(delivery.key);
  });
  return current;
}

/** Sends again what got no response, when the connection is back. */
export function resendMessages(
  page: Pick<Delivery, "api" | "queryClient">,
  writer: MemberId,
): void {
  for (const recipient of outbox.recipientsOfUnsure(writer)) {
    const key = outboxKey(writer, recipient);
    const unsure = outbox.get(key).messages.filter(({ state }) => state === "unsure");
    for (const message of unsure) {
      outbox.setState(key, message.clientId, "sending");
      void deliverMessage({ ...page, key, recipient }, message);
    }
  }
}

/** Sends the messages before it that got no response first; without a response it waits with them. */
async function deliverInOrder(delivery: Delivery, message: OutboxMessage): Promise<unknown> {
  const { key } = delivery;
  const { messages } = outbox.get(key);
  const at = messages.findIndex(({ clientId }) => clientId === message.clientId);
  const isUnsure = (each: OutboxMessage) => each.state === "unsure";
  for (const earlier of messages.slice(0, Math.max(at, 0)).filter(isUnsure)) {
    outbox.setState(key, earlier.clientId, "sending");
    await deliver(delivery, earlier);
    const now = outbox.get(key).messages.find(({ clientId }) => clientId === earlier.clientId);
    if (!now || !isUnsure(now)) continue;
    outbox.setState(key, message.clientId, "unsure");
    return null;
  }
  return deliver(delivery, message);
}

async function deliver(delivery: Delivery, message: OutboxMessage): Promise<unknown> {
  const { clientId, text, gift, photo } = message;
  const { api, queryClient, key, recipient } = delivery;
  const state = queryClient.getQueryData(messagePriceKeys.to(recipient));
  const price = state?.is === "open" ? state.price : null;
  const conversation = price?.conversation ?? null;
  const reminded = listReminded(key);
  try {
    const accepted = await api("POST /api/chats/messages", {
      body: {
        client_id: clientId,
        to: conversation ? { conversation: conversation.id } : { member: recipient },
        text,
        ...(gift && { gift }),
        ...(photo && { photo }),
        ...(price && { price: priceOf(message, price).credits }),
        ...(reminded.length > 0 && { reminded }),
      },
    });
    await applyAccepted(delivery, clientId, accepted);
    return null;
  } catch (error) {
    const risks = errorCode(error) === "reminder_due" && isApiError(error) && error.body.risks;
    if (risks) {
      addReminded(key, risks);
      outbox.remind(key, clientId, risks);
      return null;
    }
    const tooManyRequests = isApiError(error) && error.status === 429;
    const rejected = isApiError(error) && error.status < 500 && !tooManyRequests;
    if (rejected) outbox.cancel(key, clientId);
    else outbox.setState(key, clientId, tooManyRequests ? "failed" : "unsure");
    invalidateAll(delivery, conversation?.id ?? null);
    return rejected ? error : null;
  }
}

/** Updates everything the page has loaded with the accepted message. */
async function applyAccepted(
  { api, queryClient, key, recipient }: Delivery,
  clientId: string,
  { conversation, message, credits }: Accepted,
): Promise<void> {
  setStored(queryClient, userKey, (user) => user && { ...user, credits });
  restartLoads(queryClient, conversationKeys.of(conversation.id));
  const chats = queryClient.getQueryData(chatsKey);
  const moved = chats && withLastMessage(chats, conversation.id, message);
  if (moved) setStored(queryClient, chatsKey, moved);
  else invalidate(queryClient, chatsKey);

  const state = queryClient.getQueryData(conversationKeys.of(conversation.id));
  const joined = state?.is === "open" ? withMessage(state, message) : null;
  if (joined) changeConversation(queryClient, conversation.id, () => joined);
  else {
    const query = conversationQuery(api, conversation.id);
    const loaded = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    // The server has the message, so the next load of the conversation will include it.
    if (!loaded) return outbox.setState(key, clientId, "unsure");
  }
  outbox.remove(key, clientId);
  const priceKey = messagePriceKeys.to(recipient);
  setStored(queryClient, priceKey, (price) => withPrice(price, { conversation }));
}

function invalidateAll({ queryClient, recipient }: Delivery, id: ConversationId | null) {
  const keys: QueryKey[] = [chatsKey, messagePriceKeys.to(recipient), userKey];
  if (id !== null) keys.push(conversationKeys.of(id));
  invalidate(queryClient, ...keys);
}
