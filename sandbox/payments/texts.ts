import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import es from "./texts/es.json" with { type: "json" };
import fr from "./texts/fr.json" with { type: "json" };
import it from "./texts/it.json" with { type: "json" };
import nl from "./texts/nl.json" with { type: "json" };
import pl from "./texts/pl.json" with { type: "json" };

export type Texts = typeof en;

export const languages: Readonly<Record<string, Texts>> = { nl, en, de, fr, es, it, pl };

/** The language of a locale ("nl_BE") or of an Accept-Language header; English as the fallback. */
export function chooseLanguage(locale: string | undefined): string {
  const preferred = (locale ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().slice(0, 2));
  return preferred.find((code) => Object.hasOwn(languages, code)) ?? "en";
}

export function textsIn(language: string): Texts {
  return languages[language] ?? en;
}

/** Fills in the `{name}` placeholders of a sentence. */
export function fill(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
}
