import { useEffect, useEffectEvent } from "react";

/** Keys without a character, so that no screen reader or dictation types them by accident. */
type GameKey = "ArrowLeft" | "ArrowRight" | "Backspace" | "Enter";

/** Keys of the game on the whole page, unless a control or a dialog needs them. */
export function useGameKeys(keys: Readonly<Record<GameKey, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat } = event;
    if (!isGameKey(keys, key) || repeat || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector("dialog[open]") || needsKey(target, key)) return;
    event.preventDefault();
    keys[key]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

function isGameKey(keys: Readonly<Record<GameKey, () => void>>, key: string): key is GameKey {
  return Object.hasOwn(keys, key);
}

function needsKey(target: EventTarget | null, key: GameKey): boolean {
  if (!(target instanceof Element)) return false;
  const controls =
    key === "Enter" ? "a, button, input, select, textarea" : "input, select, textarea";
  return target.closest(`${controls}, [role=menu], [contenteditable]`) !== null;
}
