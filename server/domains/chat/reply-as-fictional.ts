import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Services } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { replyAs } from "./sending/send-store.ts";
import type { Reply } from "./sending/send-store.ts";

interface StoredReply {
  /** The message's number. */
  readonly seq: number;
  readonly recipient: MemberId;
  /** The same message was sent before; nothing changed this time. */
  readonly repeated: boolean;
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
  const stored = await storeReply(db, site.id, reply);
  if (!stored.repeated) notifyOfReply(bus, { ...reply, ...stored });
  return stored.seq;
}

/** Stores a reply, in a transaction if the caller has one. Throws `not_found`, `conversation_closed`. */
export async function storeReply(db: Db, site: SiteId, reply: Reply): Promise<StoredReply> {
  const { outcome, recipient, seq, repeated } = await replyAs(db, site, reply);
  if (outcome !== "sent" || seq === null) {
    throw new AppError(outcome === "conversation_closed" ? outcome : "not_found");
  }
  return { seq, recipient, repeated };
}

/** Sends a stored reply to the member's open pages, after the commit. */
export function notifyOfReply(
  bus: Services["bus"],
  {
    seq,
    recipient,
    profile,
    conversation,
    text,
    seen,
    at,
  }: Reply & Pick<StoredReply, "seq" | "recipient">,
): void {
  const message = {
    state: "sent",
    seq,
    client_id: null,
    mine: false,
    type: "text",
    text,
    gift: null,
    photo: null,
    sent_at: at.toISOString(),
  } as const;
  bus.publish(recipient, {
    is: "read",
    conversation,
    by: profile,
    seq: Math.min(seen ?? seq - 1, seq - 1),
  });
  bus.publish(recipient, { is: "message", conversation, message });
}
