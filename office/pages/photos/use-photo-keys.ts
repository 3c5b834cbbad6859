import { useEffect, useEffectEvent } from "react";
import type { ReviewReason } from "#contract/photos.ts";
import { reasons } from "./reasons.ts";

interface PhotoKeys {
  readonly isOn: boolean;
  readonly reason: ReviewReason | null;
  readonly choose: (reason: ReviewReason | null) => void;
  readonly decide: (reason: ReviewReason | null) => void;
  readonly skip: () => void;
  readonly undo: () => void;
  readonly toggleLarge: () => void;
  readonly showKeys: () => void;
}

/** The keys of the photo queue; `keys-dialog.tsx` lists them. Over an open dialog only the space bar works. */
export function usePhotoKeys(on: PhotoKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element;
    const isTyping = target.closest("input:not([type=checkbox]), select, textarea") !== null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping) return;
    if (!on.isOn || (event.key !== " " && target.closest("dialog"))) return;
    const key = event.key.toLowerCase();
    // Enter and the space bar press a focused link or button; on the chosen reason Enter rejects.
    const presses = target.closest("a, button:not([aria-pressed='true']), input") !== null;
    const pressed = reasons[Number(key) - 1];
    if (pressed) on.choose(pressed);
    else if (key === "enter" && !presses && on.reason) {
      event.preventDefault();
      on.decide(on.reason);
    } else if (key === " " && !target.closest("a, button, input")) {
      // The space bar would scroll the page, too.
      event.preventDefault();
      on.toggleLarge();
    } else if (key === "escape") on.choose(null);
    else if (key === "a") on.decide(null);
    else if (key === "n") on.skip();
    else if (key === "z") on.undo();
    else if (key === "?") on.showKeys();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
