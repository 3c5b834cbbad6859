import { FALLBACK_LOCALE } from "#contract/languages.ts";
import type { Locale } from "#contract/languages.ts";
import { orReload } from "#web/site/reload-on-failed-chunk.ts";
import type { Messages } from "#web/languages/messages.gen.ts";
import type { Area } from "./areas.ts";

type Texts = Partial<Messages>;

// Each file is a separate chunk; on the server the imports resolve from memory.
const files = import.meta.glob<Messages[Area]>("../languages/*/*.json", { import: "default" });
const loaded = new Map<string, Messages[Area]>();

/** Loads missing areas. */
export async function loadTexts(locale: Locale, areas: readonly Area[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      const key = textFile(locale, area);
      const file =
        files[`../languages/${locale}/${area}.json`] ??
        files[`../languages/${FALLBACK_LOCALE}/${area}.json`];
      if (!file) throw new Error(`no texts: ${key}`);
      if (!loaded.has(key)) loaded.set(key, await orReload(file()));
    }),
  );
}

/** The loaded texts of the areas, in the shape `use-intl` expects. */
export function textsOf(locale: Locale, areas: readonly Area[]): Texts {
  return Object.fromEntries(areas.map((area) => [area, loaded.get(textFile(locale, area)) ?? {}]));
}

export function areLoaded(locale: Locale, areas: readonly Area[]): boolean {
  return areas.every((area) => loaded.has(textFile(locale, area)));
}

/** The source file of an area, as the build's manifest names it. */
export function textFile(locale: Locale, area: Area): string {
  return `web/languages/${locale}/${area}.json`;
}
