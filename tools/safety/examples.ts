import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { readCorpus } from "#tests/safety-corpus/read-corpus.ts";
import type { Labelled } from "#tests/safety-corpus/read-corpus.ts";
import { risks } from "#web/features/chat/safety/find-risks.ts";
import {
  createKindsOf,
  KIND_FEATURES,
  readFeatures,
} from "#web/features/chat/safety/read-features.ts";
import type { Features } from "#web/features/chat/safety/read-features.ts";
import { words as de } from "#web/features/chat/safety/words/de.ts";
import { words as en } from "#web/features/chat/safety/words/en.ts";
import { words as es } from "#web/features/chat/safety/words/es.ts";
import { words as fr } from "#web/features/chat/safety/words/fr.ts";
import { words as it } from "#web/features/chat/safety/words/it.ts";
import type { WordList } from "#web/features/chat/safety/words/kinds.ts";
import { words as nl } from "#web/features/chat/safety/words/nl.ts";
import { words as pl } from "#web/features/chat/safety/words/pl.ts";
import { featuresOf } from "./fit.ts";
import type { Example } from "./fit.ts";

/** A message of a language, ready for training. */
export interface Message extends Labelled {
  readonly isOpen: boolean;
  readonly features: Features;
  readonly example: Example;
}

export type Messages = Readonly<Record<Locale, readonly Message[]>>;

const lists: Readonly<Record<Locale, WordList>> = { nl, en, de, fr, it, es, pl };
/** The kinds of words in the messages of another language count, but less. */
const OTHER_LANGUAGE = 0.4;
const ROOT = resolve(import.meta.dirname, "../..");

export function readMessages(): Messages {
  const entries = locales.map((locale) => {
    const kindsOf = createKindsOf(lists[locale]);
    const toMessages = (part: "open" | "training") =>
      readCorpus(locale, part).map((labelled): Message => {
        const features = readFeatures(labelled.text, kindsOf);
        const risk = risks.findIndex((name) => name === labelled.label);
        const label = risk === -1 ? risks.length : risk;
        return {
          ...labelled,
          isOpen: part === "open",
          features,
          example: { features: featuresOf(features), label, weight: 1 },
        };
      });
    return [locale, [...toMessages("open"), ...toMessages("training")]] as const;
  });
  return Object.fromEntries(entries) as unknown as Messages;
}

/** What the messages of other languages teach: kinds of words, not letters. */
export function otherExamples(messages: Messages, locale: Locale): readonly Example[] {
  return locales
    .filter((other) => other !== locale)
    .flatMap((other) => messages[other])
    .map(({ example }) => ({
      features: example.features.filter((feature) => feature < KIND_FEATURES),
      label: example.label,
      weight: OTHER_LANGUAGE,
    }));
}

/** Changes with every file that the training reads. */
export function hashInputs(): string {
  const files = globSync(
    [
      "tests/safety-corpus/*.{ts,txt}",
      "tests/safety-corpus/training/*.txt",
      "web/features/chat/safety/{read-features,read-tokens,find-risks,pack-weights}.ts",
      "web/features/chat/safety/words/*.ts",
      "tools/safety/{examples,fit,train,train-model}.ts",
    ],
    { cwd: ROOT },
  );
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(resolve(ROOT, file)));
  return hash.digest("hex").slice(0, 16);
}
