import type { ConversationId, MemberId } from "#contract/ids.ts";

const KEY = "last-opened-chat";

interface Opened {
  readonly conversation: ConversationId;
  readonly profile: MemberId;
}

/** The conversation this device opened last, with whom, and when; kept until log-out. */
export function rememberOpened({ conversation, profile }: Opened, at: Date): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ conversation, profile, at: at.toISOString() }));
  } catch {
    // A browser that keeps nothing shows the list.
  }
}

export function lastOpened(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { conversation } = kept as { conversation?: unknown };
    return typeof conversation === "string" ? conversation : null;
  } catch {
    return null;
  }
}

export function forgetOpened(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
