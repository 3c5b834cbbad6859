import type { ReactNode } from "react";
import { useMessages } from "use-intl";
import { usePageContext } from "#web/page-context.ts";
import { shellAreas } from "./areas.ts";
import type { Area } from "./areas.ts";
import { TextSetProvider } from "./intl-hooks.ts";
import { getTextSet } from "./text-sets.ts";

interface WithTextsProps {
  /** Already loaded. */
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}

/** Provides the texts of these areas and of the shell, in the page's language. */
export function WithTexts({ areas, children }: WithTextsProps) {
  const { locale, timeZone } = usePageContext();
  const texts = getTextSet(locale, timeZone, [...shellAreas, ...areas]);
  return <TextSetProvider value={texts}>{children}</TextSetProvider>;
}

/** Adds texts to those around it. */
export function WithMoreTexts({ areas, children }: WithTextsProps) {
  const { locale, timeZone } = usePageContext();
  const around = Object.keys(useMessages()) as Area[];
  const texts = getTextSet(locale, timeZone, [...around, ...areas]);
  return <TextSetProvider value={texts}>{children}</TextSetProvider>;
}
