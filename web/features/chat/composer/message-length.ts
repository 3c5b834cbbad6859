/** From this many characters left, the composer shows how many. */
export const SHOW_LEFT_FROM = 100;

/** What would be sent of a draft, and how many characters it may still have; negative if too long. */
export function measureDraft(draft: string, maxLength: number): { text: string; left: number } {
  const text = draft.trim();
  // Spread by characters as people count them: an emoji of two code units is one.
  return { text, left: maxLength - Array.from(text).length };
}
