import {
  _createCache,
  _createIntlFormatters,
  createFormatter,
  createTranslator,
} from "use-intl/core";
import type { Locale } from "#contract/shared/languages.ts";
import type { Messages } from "#languages/messages.gen.ts";

/** The texts available to a part of a page, with their translators and formats. */
export interface TextSet {
  readonly messages: Partial<Messages>;
  readonly format: ReturnType<typeof createFormatter>;
  translator(namespace: string): Translator;
}

/** A use-intl translator without the types of its keys, which the hooks give back. */
type Translator = (key: string, ...args: readonly unknown[]) => string;

/** Shared by the whole process, since creating an `Intl` format takes 0.1 ms; use-intl's provider creates its own. */
const cache = _createCache();
const formatters = _createIntlFormatters(cache);

/** The texts with their translators and formats. */
export function createTextSet(
  locale: Locale,
  timeZone: string,
  messages: Partial<Messages>,
): TextSet {
  const shared = { locale, timeZone, _cache: cache, _formatters: formatters };
  const translators = new Map<string, Translator>();
  return {
    messages,
    format: createFormatter(shared),
    translator(namespace) {
      let translator = translators.get(namespace);
      if (!translator) {
        // use-intl derives the types of the keys from a namespace that is known at compile time.
        const options = { ...shared, messages, namespace: namespace as never };
        translator = cacheTexts(createTranslator(options) as unknown as Translator);
        translators.set(namespace, translator);
      }
      return translator;
    },
  };
}

/**
 * Caches texts without values, which are most of them, and texts with one small count, whose plural
 * is dear to choose.
 */
function cacheTexts(translate: Translator): Translator {
  const known = new Map<string, string>();
  const cached: Translator = (key, ...args) => {
    const cacheKey = args.length === 0 ? key : toCacheKey(key, args);
    if (cacheKey === null) return translate(key, ...args);
    let text = known.get(cacheKey);
    if (text === undefined) {
      text = translate(key, ...args);
      known.set(cacheKey, text);
    }
    return text;
  };
  return Object.assign(cached, translate);
}

/** Null for any values but one small count, of which there are too many. */
function toCacheKey(key: string, [values, ...formats]: readonly unknown[]): string | null {
  const { count, ...others } = (values ?? {}) as { readonly count?: unknown };
  const isSmall = typeof count === "number" && Number.isInteger(count) && count >= 0 && count < 100;
  const isExclusive = formats.length === 0 && Object.keys(others).length === 0;
  return isSmall && isExclusive ? `${key} ${count}` : null;
}
