import type { receivedRisks } from "#contract/catalogue/risks.ts";
import type { Message } from "#contract/chat.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import { storedValue } from "#web/site/stored-value.ts";

/** Where the reader is warned, and of what. */
export interface ReceivedRisk {
  /** The number of the message above the warning. */
  readonly seq: number;
  readonly risk: (typeof receivedRisks)[number];
}

const MOST_STORED = 100;

/** The conversations whose warning the reader has dismissed. */
const dismissed = storedValue("local", "safety-dismissed", (json) =>
  Array.isArray(json) ? json.filter((id) => typeof id === "string") : null,
);

/** The latest received message that asks for money or secrecy; null after the reader dismissed it. */
export function findReceivedRisk(
  conversation: ConversationId,
  messages: readonly Message[],
): ReceivedRisk | null {
  if (dismissed.get()?.includes(conversation)) return null;
  for (const message of [...messages].reverse())
    if (message.state === "sent" && message.risk) return { seq: message.seq, risk: message.risk };
  return null;
}

export function dismissReceivedRisk(conversation: ConversationId): void {
  const others = (dismissed.get() ?? []).filter((id) => id !== conversation);
  dismissed.set([...others, conversation].slice(-MOST_STORED));
}
