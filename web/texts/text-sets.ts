import type { Locale } from "#contract/shared/languages.ts";
import type { Area } from "./areas.ts";
import { createTextSet } from "./create-text-set.ts";
import type { TextSet } from "./create-text-set.ts";
import { areLoaded, textsOf } from "./load-texts.ts";

const sets = new Map<string, TextSet>();

/**
 * The texts of these areas. Requests for the same page in the same language share one set; otherwise
 * the server would create a page's sixty translators and their formats for each request.
 */
export function getTextSet(locale: Locale, timeZone: string, areas: readonly Area[]): TextSet {
  const key = [locale, timeZone, ...areas].join(" ");
  const known = sets.get(key);
  if (known) return known;
  const set = createTextSet(locale, timeZone, textsOf(locale, areas));
  if (areLoaded(locale, areas)) sets.set(key, set);
  return set;
}
