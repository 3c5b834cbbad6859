import type { Message } from "#contract/chat.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import { storedValue } from "#web/site/stored-value.ts";
import { findRisks } from "./find-risks.ts";
import { loadModel } from "./load-model.ts";

/** Where the reader is warned, and of what. */
export interface ReceivedRisk {
  /** The number of the message above the warning. */
  readonly seq: number;
  readonly risk: "money" | "secrecy";
}

const MOST_STORED = 100;

/** The conversations whose warning the reader has dismissed. */
const dismissed = storedValue("local", "safety-dismissed", (json) =>
  Array.isArray(json) ? json.filter((id) => typeof id === "string") : null,
);

/** The latest received message that asks for money or secrecy; null after the reader dismissed it. */
export async function findReceivedRisk(
  locale: Locale,
  conversation: ConversationId,
  messages: readonly Message[],
): Promise<ReceivedRisk | null> {
  if (dismissed.get()?.includes(conversation)) return null;
  const model = await loadModel(locale);
  for (const message of [...messages].reverse()) {
    if (message.mine || message.state !== "sent") continue;
    const { seq, text } = message;
    const found = findRisks(text, model);
    if (found.has("money")) return { seq, risk: "money" };
    if (found.has("secrecy")) return { seq, risk: "secrecy" };
  }
  return null;
}

export function dismissReceivedRisk(conversation: ConversationId): void {
  const others = (dismissed.get() ?? []).filter((id) => id !== conversation);
  dismissed.set([...others, conversation].slice(-MOST_STORED));
}
