import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * What was ticked or chosen before the program had started. The page's own inputs keep it and React
 * does not hear of it, so without this she would order something else than she sees. `take` gets
 * every ticked input and every select once, by name and value. Answers the ref of what holds them.
 */
export function useEarlyChoices(
  take: (name: string, value: string) => void,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = root.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "input:checked, select",
    );
    for (const { name, value } of inputs ?? []) take(name, value);
    // Only on arrival: from then on each of them speaks for itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return root;
}
