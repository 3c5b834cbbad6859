import { useState } from "react";

const KEY = "office-shortcuts";
const OFF = "off";

/**
 * Whether single letters decide on photos. A person who dictates, or presses keys by accident, switches them
 * off (WCAG 2.1.4), on this device.
 */
export function useShortcuts(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readChoice() !== OFF);
  return [
    isOn,
    (next) => {
      setOn(next);
      storeChoice(next ? "on" : OFF);
    },
  ];
}

/** A browser may forbid storage; then the choice lasts as long as the page. */
function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function storeChoice(choice: string): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {}
}
