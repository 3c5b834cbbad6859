import { FALLBACK_LOCALE } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Messages } from "#languages/messages.gen.ts";
import type { Area, AreaTexts } from "./areas.ts";

type Texts = Partial<Messages>;

/** Functions that load a language's areas, by the path of the file; each file is a chunk of its own. */
type TextFiles = Readonly<Record<string, () => Promise<AreaTexts>>>;

/** A list for each language: all seven in the program were 2 kB that no page needs. */
const languages: Readonly<Record<Locale, () => Promise<{ readonly files: TextFiles }>>> = {
  nl: () => import("./files/nl.ts"),
  en: () => import("./files/en.ts"),
  de: () => import("./files/de.ts"),
  fr: () => import("./files/fr.ts"),
  it: () => import("./files/it.ts"),
  es: () => import("./files/es.ts"),
  pl: () => import("./files/pl.ts"),
};
const loaded = new Map<string, AreaTexts>();

/** Loads missing areas. */
export async function loadTexts(locale: Locale, areas: readonly Area[]): Promise<void> {
  const missing = areas.filter((area) => !loaded.has(textFile(locale, area)));
  await Promise.all(
    missing.map(async (area) => {
      const load = (await findFile(locale, area)) ?? (await findFile(FALLBACK_LOCALE, area));
      if (!load) throw new Error(`no texts: ${textFile(locale, area)}`);
      loaded.set(textFile(locale, area), await load());
    }),
  );
}

async function findFile(locale: Locale, area: Area) {
  const { files } = await languages[locale]();
  return files[`../../../languages/${locale}/${area}.json`];
}

/** The loaded texts of the areas, in the shape `use-intl` reads. */
export function textsOf(locale: Locale, areas: readonly Area[]): Texts {
  return Object.fromEntries(areas.map((area) => [area, loaded.get(textFile(locale, area)) ?? {}]));
}

export function areLoaded(locale: Locale, areas: readonly Area[]): boolean {
  return areas.every((area) => loaded.has(textFile(locale, area)));
}

/** The source file of a language's list, as the build's manifest names it. */
export function languageFile(locale: Locale): string {
  return `web/texts/files/${locale}.ts`;
}

/** The source file of an area, as the build's manifest names it. */
export function textFile(locale: Locale, area: Area): string {
  return `languages/${locale}/${area}.json`;
}
