/** From so few characters left on, one is told how many. */
export const COUNTED_FROM = 100;

/** How many characters a message may still have, counted as people count; negative when too long. */
export function charactersLeft(text: string, most: number): number {
  return most - Array.from(text.trim()).length;
}
