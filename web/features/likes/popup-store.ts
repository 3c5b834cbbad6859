import type { ProfileCard } from "#contract/profile-view.ts";
import { createListeners } from "#ui/listeners.ts";

/** What a member is told of in a pop-up: a match, or a like that is new. */
export interface Popup {
  readonly is: "match" | "new-like";
  readonly member: ProfileCard;
}

/** What is to be told, one after the other: pop-ups wait for one another. */
export function popupStore() {
  let waiting: readonly Popup[] = [];
  const told = new Set<string>();
  const { subscribe, notify } = createListeners();

  function change(next: readonly Popup[]) {
    waiting = next;
    notify();
  }
  return {
    /** The first of those the screen tells of. */
    first: (tells: readonly Popup["is"][]): Popup | null =>
      waiting.find((popup) => tells.includes(popup.is)) ?? null,
    /** Once for each profile while the page lives: like's answer and the live event say the same. */
    show(popup: Popup) {
      const key = `${popup.is} ${popup.member.id}`;
      if (told.has(key)) return;
      told.add(key);
      change([...waiting, popup]);
    },
    /** She has read it. */
    end(popup: Popup) {
      change(waiting.filter((one) => one !== popup));
    },
    subscribe,
  };
}

/** Those of this page. */
export const popups = popupStore();
