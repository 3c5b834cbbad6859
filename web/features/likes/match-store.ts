import type { ProfileCard } from "#contract/profile-view.ts";

/** Those to be told of, the first one on the screen: pop-ups wait for one another. */
let matches: readonly ProfileCard[] = [];
const listeners = new Set<() => void>();

/** Tells the member, once the page has room, that she and this profile like each other. */
export function showMatch(member: ProfileCard): void {
  if (matches.some(({ id }) => id === member.id)) return;
  change([...matches, member]);
}

/** She has read of the first one. */
export function endMatch(): void {
  change(matches.slice(1));
}

export function firstMatch(): ProfileCard | null {
  return matches[0] ?? null;
}

export function onMatchChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly ProfileCard[]) {
  matches = next;
  for (const listener of listeners) listener();
}
