import type { Message } from "#contract/chat.ts";
import type { ConversationId } from "#contract/ids.ts";

/** What this very page sent a moment ago: its own events say nothing new to it. */
const sent = new Set<string>();
const MOST = 100;

export function noteSentHere(id: ConversationId, message: Message): void {
  if (message.state !== "sent") return;
  sent.add(`${id} ${message.seq}`);
  const [oldest] = sent;
  if (sent.size > MOST && oldest !== undefined) sent.delete(oldest);
}

export function wasSentHere(id: ConversationId, seq: number): boolean {
  return sent.has(`${id} ${seq}`);
}
