import type { ProfileCard } from "#contract/profile-view.ts";

/** Matches the member is to be told of, the first one on the screen: pop-ups wait for one another. */
export function matchStore() {
  let waiting: readonly ProfileCard[] = [];
  const told = new Set<string>();
  const listeners = new Set<() => void>();

  function change(next: readonly ProfileCard[]) {
    waiting = next;
    for (const listener of listeners) listener();
  }
  return {
    first: (): ProfileCard | null => waiting[0] ?? null,
    /** Once for each profile while the page lives: like's answer and the live event say the same. */
    show(member: ProfileCard) {
      if (told.has(member.id)) return;
      told.add(member.id);
      change([...waiting, member]);
    },
    /** She has read of the first one. */
    end() {
      change(waiting.slice(1));
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Those of this page. They wait where the screen has no place for a pop-up, as in a conversation. */
export const matches = matchStore();
