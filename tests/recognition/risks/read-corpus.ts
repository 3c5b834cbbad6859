import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { risks } from "#contract/catalogue/risks.ts";
import type { Risk } from "#contract/catalogue/risks.ts";
import type { Locale } from "#contract/shared/languages.ts";

export interface Labelled {
  readonly text: string;
  readonly label: Risk | "harmless";
}

const FOLDER = import.meta.dirname;

/** The labelled messages of a language: `open` and `training` are trained on, `held-back` never. */
export function readCorpus(locale: Locale, part: "open" | "training" | "held-back"): Labelled[] {
  const file = resolve(FOLDER, part === "open" ? "" : part, `${locale}.txt`);
  return readFileSync(file, "utf8")
    .split(/^# /m)
    .slice(1)
    .flatMap((section) => {
      const [label, ...texts] = section.trim().split("\n");
      return texts.map((text) => ({
        text,
        label: risks.find((risk) => risk === label) ?? "harmless",
      }));
    });
}
