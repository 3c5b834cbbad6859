import { LANGUAGE_COOKIE_DAYS } from "#contract/constants.ts";
import type { MemberId } from "#contract/ids.ts";
import type { Locale } from "#contract/languages.ts";
import type { Call } from "#server/domains/call.ts";
import { saveLanguage as storeLanguage } from "./store.ts";

/** Remembers the language with the account and in this browser. */
export async function saveLanguage(call: Call, id: MemberId, language: Locale): Promise<void> {
  await storeLanguage(call.parts.db, call.site.id, id, language);
  call.cookies.set("language", language, LANGUAGE_COOKIE_DAYS);
}
