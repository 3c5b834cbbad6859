import { storedValue } from "#web/site/stored-value.ts";

/** Two rows on a phone. */
const MOST = 16;

/** The emoji that this member used last on this device, latest first. */
export const recentEmoji = storedValue("local", "recent-emoji", (json) =>
  Array.isArray(json) ? json.filter((one) => typeof one === "string") : null,
);

export function addRecentEmoji(emoji: string): void {
  const others = (recentEmoji.get() ?? []).filter((one) => one !== emoji);
  recentEmoji.set([emoji, ...others].slice(0, MOST));
}
