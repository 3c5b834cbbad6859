import type { ReactNode } from "react";
import { usePageContext } from "#web/page-context.ts";
import { shellAreas } from "./areas.ts";
import type { Area } from "./areas.ts";
import { TextSetProvider } from "./intl-hooks.ts";
import { getTextSet } from "./text-sets.ts";

interface WithTextsProps {
  /** Already loaded; in addition to the shell's. */
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}

/** Provides the texts of these areas to its children, in the page's language. */
export function WithTexts({ areas, children }: WithTextsProps) {
  const { locale, timeZone } = usePageContext();
  const texts = getTextSet(locale, timeZone, [...shellAreas, ...areas]);
  return <TextSetProvider value={texts}>{children}</TextSetProvider>;
}
