import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { usePageContext } from "#web/page-context.ts";
import { shellAreas } from "./areas.ts";
import type { Area } from "./areas.ts";
import { textsOf } from "./load-texts.ts";

interface WithTextsProps {
  /** Already loaded; in addition to the shell's. */
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}

/** Provides the texts of these areas to its children, in the page's language. */
export function WithTexts({ areas, children }: WithTextsProps) {
  const { locale, timeZone } = usePageContext();
  const texts = textsOf(locale, [...shellAreas, ...areas]);
  return (
    <IntlProvider locale={locale} messages={texts} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
