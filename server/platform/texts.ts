import { existsSync, readFileSync } from "node:fs";
import { createTranslator } from "use-intl/core";
import { completeTexts } from "#contract/shared/complete-texts.ts";
import type { Texts } from "#contract/shared/complete-texts.ts";
import { FALLBACK_LOCALE } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Messages } from "#languages/messages.gen.ts";

const folder = new URL("../../languages/", import.meta.url);
const read = new Map<string, Texts>();

/**
 * The texts of one area in one language, from the same files the pages use; for responses, mail and
 * push. Read once and cached. A text missing from the language comes from the fallback.
 */
export function getTexts<Area extends keyof Messages>(locale: Locale, area: Area) {
  const key = `${locale}/${area}`;
  let messages = read.get(key);
  if (messages === undefined) {
    messages = completeTexts(readArea(FALLBACK_LOCALE, area), readArea(locale, area));
    read.set(key, messages);
  }
  // Completed from the nl file, from which Messages is generated.
  const typed = messages as Messages[Area];
  return createTranslator<Messages[Area]>({ locale, messages: typed });
}

function readArea(locale: Locale, area: string): Texts {
  const file = new URL(`${locale}/${area}.json`, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Texts) : {};
}
