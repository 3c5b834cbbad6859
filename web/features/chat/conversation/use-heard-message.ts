import { useState } from "react";
import type { Bubble } from "./arrange-messages.ts";

/** The latest message of the other one that came while the page stood, to be read out. */
export function useHeardMessage(bubbles: readonly Bubble[]): Bubble | null {
  const latest = bubbles.findLast((bubble) => !bubble.mine) ?? null;
  const [atFirst] = useState(() => latest?.seq ?? 0);
  return latest && (latest.seq ?? 0) > atFirst ? latest : null;
}
