import type { Message } from "#contract/chat.ts";
import type { MemberId } from "#contract/ids.ts";
import type { MessageRow, PendingRow } from "./store.ts";

/** A message as its reader gets it. Only the sender gets the client id. */
export function presentMessage(row: MessageRow, reader: MemberId): Message {
  const mine = row.sender_id === reader;
  return {
    state: "sent",
    seq: row.seq,
    client_id: mine ? row.client_id : null,
    mine,
    type: row.type,
    text: row.text,
    sent_at: row.sent_at.toISOString(),
  };
}

export function presentPending(row: PendingRow): Message {
  return {
    state: "pending",
    client_id: row.client_id,
    mine: true,
    type: row.type,
    text: row.text,
    sent_at: row.accepted_at.toISOString(),
  };
}
