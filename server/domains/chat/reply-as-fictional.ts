import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import type { Services } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { replyAs } from "./send-store.ts";

export interface Reply {
  /** The fictional profile; members are rejected. */
  readonly profile: MemberId;
  readonly conversation: ConversationId;
  /** The same id again is a retry. */
  readonly clientId: string;
  readonly text: string;
  readonly at: Date;
}

/**
 * Replies to a member as a fictional profile, free of charge, and returns the message's number.
 * Throws `not_found` if the member has not written to it, and `conversation_closed`.
 */
export async function replyAsFictional(
  { db, bus }: Pick<Services, "db" | "bus">,
  site: Site,
  reply: Reply,
): Promise<number> {
  const { outcome, recipient, seq, repeated } = await replyAs(db, site.id, reply);
  if (outcome !== "sent" || seq === null) {
    throw new AppError(outcome === "conversation_closed" ? outcome : "not_found");
  }
  if (!repeated) {
    const { conversation, text, at } = reply;
    const message = {
      state: "sent",
      seq,
      client_id: null,
      mine: false,
      type: "text",
      text,
      gift: null,
      sent_at: at.toISOString(),
    } as const;
    bus.publish(recipient, { is: "message", conversation, message });
  }
  return seq;
}
