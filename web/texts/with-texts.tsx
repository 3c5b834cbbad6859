import type { ReactNode, ComponentType } from "react";
import { lazy } from "react";
import { usePageContext } from "#web/page-context.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { orReload } from "#web/site/reload-on-failed-chunk.ts";
import { shellAreas } from "./areas.ts";
import type { Area } from "./areas.ts";
import { TextSetProvider } from "./intl-hooks.ts";
import { getTextSet } from "./text-sets.ts";
import { loadTexts } from "./load-texts.ts";

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

/** Creates a component that loads with its texts on first render. */
export function lazyWithTexts<Props>(
  locale: Locale,
  areas: readonly Area[],
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const [component] = await orReload(Promise.all([load(), loadTexts(locale, areas)]));
    return { default: component };
  });
}
