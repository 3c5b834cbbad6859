import type { ProfileCard } from "#contract/profiles.ts";
import { createListeners } from "#ui/listeners.ts";

/** A pop-up: a match, or a new like. */
export interface Popup {
  readonly is: "match" | "new-like";
  readonly member: ProfileCard;
}

/** Queues pop-ups, to show one at a time. */
export function popupStore() {
  let waiting: readonly Popup[] = [];
  /** How many other pop-ups are open, which are not queued here. */
  let others = 0;
  const shown = new Set<string>();
  const { subscribe, notify } = createListeners();

  function change(next: readonly Popup[]) {
    waiting = next;
    notify();
  }
  return {
    /** The first pop-up of these kinds. */
    first: (kinds: readonly Popup["is"][]): Popup | null =>
      (!others && waiting.find((popup) => kinds.includes(popup.is))) || null,
    /** Lets every pop-up wait until the returned function is called. */
    hold(): () => void {
      others += 1;
      notify();
      return () => {
        others -= 1;
        notify();
      };
    },
    /** Once per profile and page load, since the response and the live event report the same match. */
    show(popup: Popup) {
      const key = `${popup.is} ${popup.member.id}`;
      if (shown.has(key)) return;
      shown.add(key);
      change([...waiting, popup]);
    },
    /** Call when the member closes it. */
    end(popup: Popup) {
      change(waiting.filter((one) => one !== popup));
    },
    subscribe,
  };
}

/** The pop-ups of this page. */
export const popups = popupStore();
