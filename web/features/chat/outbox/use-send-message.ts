import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import { isApiError } from "#web/api/api.ts";
import { priceOf } from "#web/features/chat/message-price.ts";
import { useApi } from "#web/page-context.ts";
import { userQuery } from "#web/site/queries.ts";
import { createBalanceCheck } from "./check-balance.ts";
import { deliverMessage } from "./deliver-message.ts";
import { outbox } from "./outbox.ts";
import type { Content, OutboxMessage } from "./outbox.ts";
import { useOutboxKey } from "./use-outbox.ts";

/** Why the last message was rejected. */
export interface SendError {
  /** Null if there were too few credits, which is known before sending. */
  readonly error: unknown;
  /** Distinguishes two errors in a row, so that the second is announced too. */
  readonly count: number;
}

export interface SendMessage {
  /** Shows the message at once and sends it, after the agreement if it is required. */
  readonly send: (content: Content) => Promise<void>;
  readonly retry: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
  readonly error: SendError | null;
  /** Before something is sent, the member has to agree to chat with a fictional profile. */
  readonly agreement: {
    readonly open: boolean;
    /** What waits for it, or an empty text. */
    readonly content: Content;
    readonly close: () => void;
    readonly onAgreed: () => void;
  };
}

interface AwaitsAgreement extends Content {
  /** Set if the server rejected the message, which may still be in the outbox. */
  readonly clientId?: string;
}

export function useSendMessage(price: MessagePrice): SendMessage {
  const api = useApi();
  const queryClient = useQueryClient();
  const recipient = price.profile.id;
  const key = useOutboxKey(recipient);
  const [error, setError] = useState<SendError | null>(null);
  const [awaitsAgreement, setAwaitsAgreement] = useState<AwaitsAgreement | null>(null);
  const [checkBalance] = useState(createBalanceCheck);
  const fail = (reason: unknown) =>
    setError((before) => ({ error: reason, count: (before?.count ?? 0) + 1 }));

  const deliver = async (message: OutboxMessage) => {
    const rejection = await deliverMessage({ api, queryClient, key, recipient }, message);
    if (rejection === null) return;
    const code = isApiError(rejection) && rejection.body.error;
    if (code === "fictional_agreement_required") setAwaitsAgreement(message);
    else fail(rejection);
  };
  const enqueue = (content: Content) => {
    setError(null);
    return deliver(outbox.enqueue(key, crypto.randomUUID(), content));
  };
  const send = async (content: Content) => {
    if (price.fictional_agreement?.agreed === false) return setAwaitsAgreement(content);
    const user = userQuery(api);
    const { credits } = priceOf(content, price);
    const hasEnoughCredits = () =>
      (queryClient.getQueryData(user.queryKey)?.credits ?? price.balance) >= credits;
    if (hasEnoughCredits()) return enqueue(content);
    const { draft } = outbox.get(key);
    const decision = await checkBalance({
      hasEnoughCredits,
      refreshBalance: () => queryClient.fetchQuery({ ...user, staleTime: 0 }),
      isUnchanged: () => outbox.get(key).draft === draft,
    });
    if (decision === "too_little") fail(null);
    if (decision === "send") await enqueue(content);
  };
  const findQueued = (clientId: string | undefined) =>
    outbox.get(key).messages.find((message) => message.clientId === clientId);
  const retry = (clientId: string) => {
    const message = findQueued(clientId);
    if (!message) return;
    setError(null);
    outbox.setState(key, clientId, "sending");
    void deliver(message);
  };
  const sendAgreed = ({ clientId, ...content }: AwaitsAgreement) => {
    const queued = findQueued(clientId);
    if (queued) retry(queued.clientId);
    else void enqueue(content);
  };
  return {
    send,
    retry,
    discard: (clientId) => outbox.remove(key, clientId),
    error,
    agreement: {
      open: awaitsAgreement !== null,
      content: awaitsAgreement ?? { text: "", gift: null, photo: null },
      close: () => setAwaitsAgreement(null),
      onAgreed: () => {
        setAwaitsAgreement(null);
        if (awaitsAgreement) sendAgreed(awaitsAgreement);
      },
    },
  };
}
