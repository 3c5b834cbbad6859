import {
  _createCache,
  _createIntlFormatters,
  createFormatter,
  createTranslator,
} from "use-intl/core";
import type { Locale } from "#contract/languages.ts";
import type { Messages } from "#web/languages/messages.gen.ts";
import type { Area } from "./areas.ts";
import { areLoaded, textsOf } from "./load-texts.ts";

/** The texts that some part of a page can use, with what was made of them. */
export interface TextSet {
  readonly messages: Partial<Messages>;
  readonly format: ReturnType<typeof createFormatter>;
  translator(namespace: string): Translator;
}

/** A translator of use-intl without the types of its keys, which the hooks add. */
type Translator = ReturnType<typeof createTranslator<Record<string, never>>>;
type Translate = (key: string, ...args: readonly unknown[]) => string;

/** Making a format of `Intl` takes 0.1 ms, so the whole process shares them; use-intl's provider makes its own. */
const cache = _createCache();
const formatters = _createIntlFormatters(cache);
const sets = new Map<string, TextSet>();

/**
 * The texts of these areas. All requests for the same page in the same language share one set: a
 * page on the server would otherwise make its sixty translators and their formats for each request.
 */
export function getTextSet(locale: Locale, timeZone: string, areas: readonly Area[]): TextSet {
  const key = [locale, timeZone, ...areas].join(" ");
  const known = sets.get(key);
  if (known) return known;
  const set = createTextSet(locale, timeZone, textsOf(locale, areas));
  if (areLoaded(locale, areas)) sets.set(key, set);
  return set;
}

function createTextSet(locale: Locale, timeZone: string, messages: Partial<Messages>): TextSet {
  const shared = { locale, timeZone, _cache: cache, _formatters: formatters };
  const translators = new Map<string, Translator>();
  return {
    messages,
    format: createFormatter(shared),
    translator(namespace) {
      let translator = translators.get(namespace);
      if (!translator) {
        const made = createTranslator({ ...shared, messages, namespace: namespace as never });
        translator = rememberPlainTexts(made as unknown as Translator);
        translators.set(namespace, translator);
      }
      return translator;
    },
  };
}

/** Most texts have no values: looked up once, they stay as they are. */
function rememberPlainTexts(translator: Translator): Translator {
  const translate = translator as unknown as Translate;
  const plain = new Map<string, string>();
  const remembering: Translate = (key, ...args) => {
    if (args[0] !== undefined) return translate(key, ...args);
    let text = plain.get(key);
    if (text === undefined) {
      text = translate(key);
      plain.set(key, text);
    }
    return text;
  };
  return Object.assign(remembering, translator) as unknown as Translator;
}
