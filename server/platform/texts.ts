import { readFileSync } from "node:fs";
import { createTranslator } from "use-intl/core";
import type { Locale } from "#contract/languages.ts";
import type { Messages } from "#web/languages/messages.gen.ts";

const folder = new URL("../../web/languages/", import.meta.url);
const read = new Map<string, unknown>();

/**
 * The texts of one area in one language, from the same files the pages use; for answers, mail and
 * push. Read once and kept.
 */
export function serverTexts<Area extends keyof Messages & string>(locale: Locale, area: Area) {
  const key = `${locale}/${area}`;
  let messages = read.get(key);
  if (messages === undefined) {
    messages = JSON.parse(readFileSync(new URL(`${key}.json`, folder), "utf8"));
    read.set(key, messages);
  }
  // The language check keeps every file in the shape of the nl one, from which Messages is made.
  const typed = messages as Messages[Area];
  return createTranslator<Messages[Area]>({ locale, messages: typed });
}
