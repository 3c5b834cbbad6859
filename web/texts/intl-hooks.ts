import { createContext, useContext, useEffect, useState } from "react";
import type * as useIntl from "use-intl";
import type { TextSet } from "./create-text-set.ts";

/**
 * use-intl's hooks, on text sets that the whole process shares. Vite replaces `use-intl` with this
 * file (`tools/vite/precompile-texts.ts`); see docs/decisions/0017.
 */
const TextSetContext = createContext<TextSet | null>(null);
export const TextSetProvider = TextSetContext.Provider;

function useTextSet(): TextSet {
  const texts = useContext(TextSetContext);
  if (!texts) throw new Error("a component was rendered without texts");
  return texts;
}

// use-intl types each namespace by its messages; the shared translators are typed by name only.
export const useTranslations = ((namespace: string) =>
  useTextSet().translator(namespace)) as unknown as typeof useIntl.useTranslations;

// The build adds the sentences about files.
export const useMessages = (() => useTextSet().messages) as unknown as typeof useIntl.useMessages;

export const useFormatter = (() => useTextSet().format) as typeof useIntl.useFormatter;

export const useNow: typeof useIntl.useNow = ({ updateInterval } = {}) => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (updateInterval === undefined) return;
    const timer = setInterval(() => setNow(new Date()), updateInterval);
    return () => clearInterval(timer);
  }, [updateInterval]);
  return now;
};
