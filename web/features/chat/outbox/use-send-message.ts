import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { MessagePrice } from "#contract/chat.ts";
import { isApiError } from "#web/api/api.ts";
import { userQuery } from "#web/site/queries.ts";
import { useApi } from "#web/page-context.ts";
import { askBalanceFirst } from "./check-balance.ts";
import { deliverMessage } from "./deliver-message.ts";
import type { Unsent } from "./outbox.ts";
import { unsent, useTalkKey } from "./use-outbox.ts";

export interface Sending {
  /** Shows the message at once and sends it; asks for the agreement first where one is due. */
  readonly send: (text: string) => Promise<void>;
  readonly retry: (message: Unsent) => void;
  readonly discard: (message: Unsent) => void;
  /** Why the last one was not accepted; `count` tells the same refusal twice apart. */
  readonly refusal: { readonly error: unknown; readonly count: number } | null;
  /** The member must read what a fictional profile is and agree; then the draft is sent. */
  readonly agreement: {
    readonly open: boolean;
    readonly close: () => void;
    readonly agreed: () => void;
  };
}

export function useSending(price: MessagePrice): Sending {
  const api = useApi();
  const queryClient = useQueryClient();
  const key = useTalkKey(price.profile.id);
  const [refusal, setRefusal] = useState<Sending["refusal"]>(null);
  const [asking, setAsking] = useState(false);
  const [judge] = useState(askBalanceFirst);
  const refuse = (error: unknown) =>
    setRefusal((before) => ({ error, count: (before?.count ?? 0) + 1 }));

  const deliver = async (message: Unsent) => {
    const to = price.profile.id;
    const refused = await deliverMessage({ api, queryClient, key, to }, message);
    if (refused === null) return;
    if (isApiError(refused) && refused.body.error === "fictional_agreement_required") {
      setAsking(true);
    } else refuse(refused);
  };
  const post = (text: string) => {
    setRefusal(null);
    return deliver(unsent.post(key, crypto.randomUUID(), text.trim()));
  };
  const send = async (text: string) => {
    if (price.fictional_agreement?.agreed === false) return setAsking(true);
    const user = userQuery(api);
    const balance = () => queryClient.getQueryData(user.queryKey)?.credits ?? price.balance;
    const judged = await judge({
      text,
      draft: () => unsent.get(key).draft,
      isEnough: () => balance() >= price.credits,
      askBalance: () => queryClient.fetchQuery({ ...user, staleTime: 0 }),
    });
    if (judged === "too_little") refuse(null);
    if (judged === "send") await post(text);
  };
  return {
    send,
    retry: (message) => {
      setRefusal(null);
      unsent.mark(key, message.clientId, "sending");
      void deliver(message);
    },
    discard: (message) => unsent.drop(key, message.clientId),
    refusal,
    agreement: {
      open: asking,
      close: () => setAsking(false),
      agreed: () => {
        setAsking(false);
        const { draft } = unsent.get(key);
        if (draft.trim() !== "") void post(draft);
      },
    },
  };
}
