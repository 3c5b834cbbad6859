import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { usePageContext } from "#web/page-context.ts";
import { shellAreas } from "./areas.ts";
import type { Area } from "./areas.ts";
import { textsOf } from "./load-texts.ts";

interface WithTextsProps {
  /** Beside the shell's; they are loaded already. */
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}

/** Gives what is inside the texts of these areas, in the page's language. */
export function WithTexts({ areas, children }: WithTextsProps) {
  const { locale, timeZone } = usePageContext();
  const texts = textsOf(locale, [...shellAreas, ...areas]);
  return (
    // Never all areas: the type knows only the whole of them.
    <IntlProvider locale={locale} messages={texts as never} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
