import type { chatEndpoints } from "#contract/chat.ts";
import type { InputOf, OutputOf } from "#contract/shared/endpoint.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { priceGift, priceMessage, pricePhoto } from "#server/domains/credits/rules.ts";
import { createBatcher } from "#server/platform/batches.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isStatementError } from "#server/platform/database/is-statement-error.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { isTooLong, toReceived } from "#server/domains/chat/rules.ts";
import { isKnown, sendMessages } from "./send-store.ts";
import type { MessageSender, NewMessage, SendResult } from "./send-store.ts";

type SendEndpoint = (typeof chatEndpoints)["POST /api/chats/messages"];

/** What sending requires of a request; sign-up and the demo send without one. */
type SendContext = Pick<RequestContext, "services" | "site" | "at"> & {
  readonly member: Pick<CurrentMember, "id"> | null;
};

const prices = { text: priceMessage, photo: pricePhoto, gift: priceGift };

/**
 * Sends a message: it is decided, charged and stored in one transaction, or not at all. The open
 * pages of both members receive it; if it is pending, only the sender's are notified. A retry with
 * the same id changes nothing and returns the same. Throws the error code as AppError.
 */
export async function sendMessage(
  ctx: SendContext,
  { body }: Pick<InputOf<SendEndpoint>, "body">,
): Promise<OutputOf<SendEndpoint>> {
  const { site, services } = ctx;
  const { bus } = services;
  const sender = requireMember(ctx).id;
  const { client_id, to, text, gift = null, photo = null } = body;
  if (isTooLong(text, site.message_length)) {
    throw new AppError("invalid_input", { fields: { text: "too_long" } });
  }
  const type = gift ? "gift" : photo ? "photo" : "text";
  const price = prices[type](site);
  if (body.price !== undefined && body.price !== price) {
    // A message accepted before the price changed is a retry and gets its original response.
    const known = await isKnown(services.db, site.id, sender, client_id);
    if (!known) throw new AppError("price_changed");
  }
  const result = await services.sendMessage({
    site: site.id,
    sender,
    to,
    clientId: client_id,
    type,
    text,
    attachment: gift ?? photo,
    price,
    textVersion: site.warning_version,
    fictionalShown: site.fictional_profiles,
    at: ctx.at,
  });
  const { outcome, conversation, seq, repeated, balance } = result;
  if (outcome === "not_enough_credits") throw new AppError(outcome, { price, balance });
  if (outcome !== "sent" && outcome !== "pending") throw new AppError(outcome);
  const sent_at = result.at.toISOString();
  const written = { client_id, mine: true, type, text, gift, photo, sent_at } as const;
  const accepted = { conversation: { id: conversation }, credits: balance };
  if (seq === null) {
    if (!repeated) {
      bus.publish(sender, { is: "pending", conversation });
      bus.publish(sender, { is: "credits" });
    }
    return { ...accepted, message: { state: "pending", ...written } };
  }
  const message = { state: "sent", seq, ...written } as const;
  if (!repeated) {
    bus.publish(result.recipient, { is: "message", conversation, message: toReceived(message) });
    bus.publish(sender, { is: "message", conversation, message, credits: balance });
  }
  return { ...accepted, message };
}

/** Messages that arrive while others are being sent share the next transaction. */
export function createMessageSender(db: Database): MessageSender {
  return createBatcher<NewMessage, SendResult>({
    run: (messages) => sendMessages(db, messages),
    // A statement takes at most one message per sender and one per conversation.
    keys: ({ sender, to }) => [
      sender,
      "member" in to ? pairKey(sender, to.member) : to.conversation,
    ],
    concurrency: 2,
    maxNextTo: 3,
    maxBatch: 256,
    maxQueue: 10_000,
    overloaded: () => new AppError("unavailable"),
    isFatal: (error) => !isStatementError(error),
  });
}

function pairKey(one: MemberId, other: MemberId): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
