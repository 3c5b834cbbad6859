import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { describeMessage } from "#server/domains/operators/questions/recogniser/describe-message.ts";
import { findLanguages } from "#server/domains/operators/questions/recogniser/find-languages.ts";
import { readMessage } from "#server/domains/operators/questions/recogniser/recogniser.ts";
import type { Example } from "./compute-weights.ts";

interface Phrases {
  readonly questions: { readonly tuning: readonly string[] };
  readonly similar: { readonly tuning: readonly string[] };
  readonly ordinary: readonly string[];
}

const ROOT = resolve(import.meta.dirname, "../..");
const QUESTIONS = "server/domains/operators/questions";

/** What the recogniser learns from: everything except what is held back. */
export function listExamples(): Example[] {
  return locales.flatMap((language) => {
    const file = resolve(ROOT, QUESTIONS, `phrases/${language}.json`);
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
    traits: describeMessage({ ...message, language: one }),
    isQuestion,
  }));
}

/** Changes with every file that the training reads. */
export function hashInputs(): string {
  const files = globSync(
    [
      `${QUESTIONS}/{phrases/*.json,words/*.ts}`,
      `${QUESTIONS}/recogniser/{describe-message,find-languages,lexicon,lexicons}.ts`,
      `${QUESTIONS}/recogniser/{compute-rating,recogniser,split-clauses}.ts`,
      "tools/questions/{compute-weights,phrasings,train}.ts",
    ],
    { cwd: ROOT },
  );
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(resolve(ROOT, file)));
  return hash.digest("hex").slice(0, 16);
}
