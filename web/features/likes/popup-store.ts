import type { ProfileCard } from "#contract/profiles.ts";
import { createListeners } from "#ui/listeners.ts";
import type { Area } from "#web/texts/areas.ts";

/** The text files of the pop-ups, besides the shell's. */
export const popupAreas: readonly Area[] = ["likes", "profiles"];

/** A pop-up: a match, or a new like. */
export interface Popup {
  readonly is: "match" | "new-like";
  readonly member: ProfileCard;
}

/** The pop-ups to show, one after the other. */
export function popupStore() {
  let waiting: readonly Popup[] = [];
  const shown = new Set<string>();
  const { subscribe, notify } = createListeners();

  function change(next: readonly Popup[]) {
    waiting = next;
    notify();
  }
  return {
    /** The first pop-up of the kinds this screen shows. */
    first: (kinds: readonly Popup["is"][]): Popup | null =>
      waiting.find((popup) => kinds.includes(popup.is)) ?? null,
    /** Once for each profile while the page lives: the like's answer and the live event report the same match. */
    show(popup: Popup) {
      const key = `${popup.is} ${popup.member.id}`;
      if (shown.has(key)) return;
      shown.add(key);
      change([...waiting, popup]);
    },
    /** The member has closed it. */
    end(popup: Popup) {
      change(waiting.filter((one) => one !== popup));
    },
    subscribe,
  };
}

/** The pop-ups of this page. */
export const popups = popupStore();
