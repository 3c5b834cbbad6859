import { createContext, useContext, useEffect, useState } from "react";
import type * as useIntl from "use-intl";
import type { TextSet } from "./text-sets.ts";

/**
 * The hooks of use-intl, on text sets that the whole process shares. Vite puts this file in the place
 * of `use-intl` (`tools/vite/precompile-texts.ts`): docs/decisions/0017 says why.
 */
const TextSetContext = createContext<TextSet | null>(null);
export const TextSetProvider = TextSetContext.Provider;

function useTextSet(): TextSet {
  const texts = useContext(TextSetContext);
  if (!texts) throw new Error("a component was rendered without texts");
  return texts;
}

export const useTranslations = ((namespace: string) =>
  useTextSet().translator(namespace)) as unknown as typeof useIntl.useTranslations;

export const useMessages = (() => useTextSet().messages) as typeof useIntl.useMessages;

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
