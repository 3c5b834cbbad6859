import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { findLanguages } from "#server/domains/recognition/question/find-languages.ts";
import { readFeatures, readMessage } from "#server/domains/recognition/question/read-features.ts";
import type { Example } from "./fit-question.ts";

interface Phrases {
  readonly questions: { readonly tuning: readonly string[] };
  readonly similar: { readonly tuning: readonly string[] };
  readonly ordinary: readonly string[];
}

const PHRASES = resolve(import.meta.dirname, "../../tests/recognition/question");

/** What the recogniser learns from: everything except what is held back. */
export function readPhrasings(): Example[] {
  return locales.flatMap((language) => {
    const file = resolve(PHRASES, `${language}.json`);
    const { questions, similar, ordinary } = JSON.parse(readFileSync(file, "utf8")) as Phrases;
    return [
      ...questions.tuning.flatMap((text) => toExamples(text, language, true)),
      ...[...similar.tuning, ...ordinary].flatMap((text) => toExamples(text, language, false)),
    ];
  });
}

function toExamples(text: string, language: Locale, isQuestion: boolean): Example[] {
  const message = readMessage(text);
  const languages = isQuestion
    ? [language]
    : new Set([language, ...findLanguages(message.clauses.flat())]);
  return [...languages].map((one) => ({
    traits: readFeatures(message, one).flat(),
    isQuestion,
  }));
}
