import { lazy } from "react";
import type { ComponentType } from "react";
import type { Locale } from "#contract/languages.ts";
import { orReload } from "#web/site/reload-on-failed-chunk.ts";
import type { Area } from "./areas.ts";
import { loadTexts } from "./load-texts.ts";

/** Creates a component that loads with its texts on first render. */
export function lazyWithTexts<Props>(
  locale: Locale,
  areas: readonly Area[],
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const [component] = await Promise.all([orReload(load()), loadTexts(locale, areas)]);
    return { default: component };
  });
}
