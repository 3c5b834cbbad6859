import type { ConversationId, MemberId } from "#contract/ids.ts";
import type { RequestContext, CurrentMember, Services } from "#server/domains/request-context.ts";
import { priceMessage } from "#server/domains/credits/rules.ts";
import { createBatcher } from "#server/platform/batches.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isStatementError } from "#server/platform/database/is-statement-error.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { isTooLong } from "./rules.ts";
import { isKnown, sendMessages } from "./send-store.ts";
import type { NewMessage, SendResult } from "./send-store.ts";

export interface MessageRequest {
  /** Created by the browser; a request with the same id is a retry. */
  readonly clientId: string;
  readonly to: { readonly member: MemberId } | { readonly conversation: ConversationId };
  readonly text: string;
  /** In credits, as shown to the sender. */
  readonly price?: number | undefined;
}

export interface AcceptedMessage {
  readonly conversation: ConversationId;
  /** Null while pending, until the sender is confirmed. */
  readonly seq: number | null;
  readonly at: Date;
  /** The sender's balance afterwards, in credits. */
  readonly balance: number;
}

/** Sends one message, in a batch with others that arrive at the same time. */
export type MessageSender = (message: NewMessage) => Promise<SendResult>;

/**
 * Sends a message: it is decided, charged and stored in one transaction, or not at all. A retry
 * with the same id changes nothing and returns the same. Throws the error code as AppError.
 */
export async function sendMessage(
  ctx: Pick<RequestContext, "services" | "site" | "at">,
  { id }: Pick<CurrentMember, "id">,
  request: MessageRequest,
): Promise<AcceptedMessage> {
  const { site, services } = ctx;
  const { price: shownPrice, ...message } = request;
  if (isTooLong(message.text, site.message_length)) {
    throw new AppError("invalid_input", { fields: { text: "too_long" } });
  }
  const price = priceMessage(site);
  if (shownPrice !== undefined && shownPrice !== price) {
    // A message accepted before the price changed is a retry and gets its original response.
    const known = await isKnown(services.db, site.id, id, message.clientId);
    if (!known) throw new AppError("price_changed");
  }
  const result = await services.sendMessage({
    ...message,
    site: site.id,
    sender: id,
    price,
    textVersion: site.warning_version,
    fictionalShown: site.fictional_profiles,
    at: ctx.at,
  });
  const { outcome, balance } = result;
  if (outcome === "not_enough_credits") throw new AppError(outcome, { price, balance });
  if (outcome !== "sent" && outcome !== "pending") throw new AppError(outcome);
  announce(services, id, message.clientId, result);
  return result;
}

/** Notifies the open pages of both members; only the sender's if the message is pending. */
function announce({ bus }: Services, sender: MemberId, clientId: string, result: SendResult): void {
  const { conversation, recipient, seq, repeated } = result;
  if (repeated) return;
  if (seq === null) {
    bus.publish(sender, { is: "pending", conversation });
    bus.publish(sender, { is: "credits" });
  } else {
    bus.publish(recipient, { is: "message", conversation, seq });
    bus.publish(sender, { is: "message", conversation, seq, client_id: clientId });
  }
}

/** Messages that arrive while every connection is busy share the next transaction. */
export function createMessageSender(db: Database): MessageSender {
  return createBatcher<NewMessage, SendResult>({
    run: (messages) => sendMessages(db, messages),
    // A statement takes at most one message per sender and one per conversation.
    keys: ({ sender, to }) => [
      sender,
      "member" in to ? pairKey(sender, to.member) : to.conversation,
    ],
    concurrency: 2,
    maxBatch: 256,
    maxQueue: 10_000,
    overloaded: () => new AppError("unavailable"),
    isFatal: (error) => !isStatementError(error),
  });
}

function pairKey(one: MemberId, other: MemberId): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
