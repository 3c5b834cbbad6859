import type { Locale } from "#contract/shared/languages.ts";
import { getTexts } from "#server/platform/texts.ts";

/**
 * The sentence that answers whether a profile is real. It belongs to the program, not to a site's
 * document, so that no owner can weaken it.
 */
export function buildHonestLine(language: Locale, profile: string): string {
  return getTexts(language, "office")("conversations.honest_line", { name: profile });
}

/** Whether a reply contains the sentence as it is; line breaks and spaces may differ. */
export function hasHonestLine(text: string, line: string): boolean {
  return collapseSpaces(text).includes(collapseSpaces(line));
}

const collapseSpaces = (text: string) => text.normalize("NFC").replaceAll(/\s+/g, " ");
