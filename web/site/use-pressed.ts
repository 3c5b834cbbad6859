import { useState } from "react";

/**
 * A tick that changes with the press. The stored value follows a moment later, and until then a
 * controlled box would jump back.
 */
export function usePressed(stored: boolean): [boolean, (on: boolean) => void] {
  const [pressed, setPressed] = useState<{ readonly on: boolean; readonly before: boolean }>();
  // The stored value has followed, or the server has changed it.
  const isPast = pressed !== undefined && pressed.before !== stored;
  if (isPast) setPressed(undefined);
  const isOn = pressed === undefined || isPast ? stored : pressed.on;
  return [isOn, (on) => setPressed({ on, before: stored })];
}
