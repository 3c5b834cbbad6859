/** The composer shows the remaining characters from here on. */
export const SHOW_REMAINING_FROM = 100;

/** The text a draft would send, and the characters left; negative if the text is too long. */
export function measureDraft(draft: string, maxLength: number): { text: string; left: number } {
  const text = draft.trim();
  // Array.from counts code points, so an emoji of two code units counts once.
  return { text, left: maxLength - Array.from(text).length };
}
