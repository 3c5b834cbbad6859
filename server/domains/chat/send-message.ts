import { FREE_CONVERSATIONS } from "#contract/constants.ts";
import type { ConversationId, MemberId } from "#contract/ids.ts";
import type { RequestContext, CurrentMember, Services } from "#server/domains/request-context.ts";
import { messageCredits } from "#server/domains/credits/rules.ts";
import { unbatchable, createBatcher } from "#server/platform/batches.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isStatementError } from "#server/platform/database/is-statement-error.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { isTooLong, textVersion } from "./rules.ts";
import { isKnown, sendMany, sendOne } from "./send-store.ts";
import type { Answer, NewMessage } from "./send-store.ts";

export interface Writing {
  /** Made by the browser; the same again is a retry. */
  readonly clientId: string;
  readonly to: { readonly member: MemberId } | { readonly conversation: ConversationId };
  readonly text: string;
  /** In credits, what the writer was shown. */
  readonly price?: number | undefined;
}

export interface Written {
  readonly conversation: ConversationId;
  /** Null while it waits for the sender to be confirmed. */
  readonly seq: number | null;
  readonly at: Date;
  /** What the sender has afterwards, in credits. */
  readonly balance: number;
}

/**
 * Sends a message: decided, charged and stored in one transaction, or none of it. A retry with the
 * same id changes nothing and answers the same. Throws the word of the refusal.
 */
export async function sendMessage(
  ctx: RequestContext,
  { id }: Pick<CurrentMember, "id">,
  writing: Writing,
): Promise<Written> {
  const { site, services } = ctx;
  if (isTooLong(writing.text, site.message_length)) {
    throw new AppError("invalid_input", { fields: { text: "too_long" } });
  }
  const { price: shown, ...message } = writing;
  const price = messageCredits(site);
  if (shown !== undefined && shown !== price) {
    // One that was accepted before the price changed is a retry, which answers as it did.
    const known = await isKnown(services.db, site.id, id, message.clientId);
    if (!known) throw new AppError("price_changed");
  }
  const answer = await lanesOf(services)({
    ...message,
    site: site.id,
    sender: id,
    price,
    freeConversations: FREE_CONVERSATIONS,
    textVersion: textVersion(site.texts.fictional_warning),
    fictionalShown: site.fictional_profiles,
    at: ctx.at,
  });
  const { outcome, balance } = answer;
  if (outcome === "not_enough_credits") {
    throw new AppError(outcome, { price, balance });
  }
  if (outcome === "alone") throw new Error("a message sent by itself was put off");
  if (outcome !== "sent" && outcome !== "waiting") throw new AppError(outcome);
  announce(services, id, message.clientId, answer);
  return answer;
}

/** Tells the open pages of both members; of a pending message only the sender's. */
function announce({ bus }: Services, sender: MemberId, clientId: string, answer: Answer): void {
  const { conversation, recipient, seq, repeated } = answer;
  if (repeated) return;
  if (seq === null) {
    bus.publish(sender, { is: "waiting", conversation });
    bus.publish(sender, { is: "credits" });
  } else {
    bus.publish(recipient, { is: "message", conversation, seq });
    bus.publish(sender, { is: "message", conversation, seq, client_id: clientId });
  }
}

const lanes = new WeakMap<Database, (message: NewMessage) => Promise<Answer>>();

/** Messages that come in together share a commit; one alone waits for nobody. */
function lanesOf({ db }: Services): (message: NewMessage) => Promise<Answer> {
  const kept = lanes.get(db);
  if (kept) return kept;
  const made = createBatcher<NewMessage, Answer>({
    one: (message) => sendOne(db, message),
    many: async (messages) =>
      (await sendMany(db, messages)).map((answer) =>
        answer.outcome === "alone" ? unbatchable : answer,
      ),
    // One message of a sender and one of a conversation at a time: the statement takes no more.
    keys: ({ sender, to }) => [
      sender,
      "member" in to ? pairOf(sender, to.member) : to.conversation,
    ],
    concurrency: 2,
    maxBatch: 256,
    maxQueue: 10_000,
    overloaded: () => new AppError("unavailable"),
    isFatal: (error) => !isStatementError(error),
  });
  lanes.set(db, made);
  return made;
}

function pairOf(one: MemberId, other: MemberId): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
