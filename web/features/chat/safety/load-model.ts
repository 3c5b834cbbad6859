import type { Locale } from "#contract/shared/languages.ts";
import type { RiskModel } from "./find-risks.ts";
import { unpackWeights } from "./pack-weights.ts";
import { createKindsOf } from "./read-features.ts";
import type { WordList } from "./words/kinds.ts";

interface PackedModel extends Pick<RiskModel, "threshold" | "scales" | "bias"> {
  readonly words: WordList;
  readonly kinds: string;
  readonly letters: string;
}

const languages: Readonly<Record<Locale, () => Promise<PackedModel>>> = {
  nl: () => import("./models/nl.gen.ts"),
  en: () => import("./models/en.gen.ts"),
  de: () => import("./models/de.gen.ts"),
  fr: () => import("./models/fr.gen.ts"),
  it: () => import("./models/it.gen.ts"),
  es: () => import("./models/es.gen.ts"),
  pl: () => import("./models/pl.gen.ts"),
};

export async function loadModel(locale: Locale): Promise<RiskModel> {
  const { words, threshold, scales, bias, kinds, letters } = await languages[locale]();
  return {
    kindsOf: createKindsOf(words),
    threshold,
    scales,
    bias,
    kinds: unpackWeights(kinds),
    letters: unpackWeights(letters),
  };
}
