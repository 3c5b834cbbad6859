import { Suspense, lazy, useState } from "react";
import type { ComponentType } from "react";
import type { Locale } from "#contract/shared/languages.ts";
import { usePageContext } from "#web/page-context.ts";
import type { Area } from "#web/texts/areas.ts";
import { loadTexts } from "#web/texts/load-texts.ts";
import { WithMoreTexts } from "#web/texts/with-texts.tsx";
import { orReload } from "./reload-on-failed-chunk.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A part of a page whose code loads when it first renders, with the texts that it needs in addition to
 * those around it. The server, which cannot wait for it, leaves it out.
 */
export function lazyPart<Props extends object>(
  loadPart: () => Promise<ComponentType<Props>>,
  areas: readonly Area[] = [],
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const { locale } = usePageContext();
    const [Part] = useState(() => lazyWithTexts(locale, areas, loadPart));
    if (!useHydrated()) return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function lazyWithTexts<Props extends object>(
  locale: Locale,
  areas: readonly Area[],
  loadPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => {
    const [Part] = await orReload(Promise.all([loadPart(), loadTexts(locale, areas)]));
    const PartWithTexts = (props: Props) => (
      <WithMoreTexts areas={areas}>
        <Part {...props} />
      </WithMoreTexts>
    );
    return { default: PartWithTexts };
  });
}
