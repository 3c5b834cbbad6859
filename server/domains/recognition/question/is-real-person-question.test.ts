import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import { isRealPersonQuestion } from "./is-real-person-question.ts";
import de from "#tests/recognition/question/de.json" with { type: "json" };
import en from "#tests/recognition/question/en.json" with { type: "json" };
import es from "#tests/recognition/question/es.json" with { type: "json" };
import fr from "#tests/recognition/question/fr.json" with { type: "json" };
import it from "#tests/recognition/question/it.json" with { type: "json" };
import nl from "#tests/recognition/question/nl.json" with { type: "json" };
import pl from "#tests/recognition/question/pl.json" with { type: "json" };

/**
 * Ways of asking in each language. The recogniser learns from `tuning`, never from `held_back`. Who
 * worked on it has not read `unseen`, by another writer: that shows how well it does with what nobody
 * thought of. The messages of `similar` have the same words and ask something else.
 */
const phrases = { nl, en, de, fr, es, it, pl };

test.each(locales)("recognises 98 of 100 ways of asking who is real: %s", (locale) => {
  const { tuning, held_back } = phrases[locale].questions;
  const known = new Set(tuning);
  expect(held_back.filter((question) => known.has(question))).toEqual([]);
  for (const part of [tuning, held_back]) {
    const missed = part.filter((question) => !isRealPersonQuestion(question));
    expect(missed.length / part.length, missed.join("\n")).toBeLessThanOrEqual(0.02);
  }
});

test.each(locales)("takes fewer than half of similar messages for the question: %s", (locale) => {
  const { tuning, held_back } = phrases[locale].similar;
  const known = new Set(tuning);
  expect(held_back.filter((message) => known.has(message))).toEqual([]);
  const alarms = held_back.filter((message) => isRealPersonQuestion(message));
  expect(alarms.length / held_back.length, alarms.join("\n")).toBeLessThanOrEqual(0.5);
});

/** What was measured (docs/decisions/0041-recognition.md), rounded to the worse side. */
const UNSEEN = { missed: 0.05, similar: 0.46, ordinary: 0.14 };
const HELD_BACK = { missed: 0.06, similar: 0.35 };

test.each(locales)("recognises ways of asking that nobody had read, as measured: %s", (locale) => {
  const { questions, similar } = phrases[locale].unseen;
  const missed = questions.filter((question) => !isRealPersonQuestion(question));
  expect(missed.length / questions.length).toBeLessThanOrEqual(UNSEEN.missed);
  const alarms = similar.filter((message) => isRealPersonQuestion(message));
  expect(alarms.length / similar.length).toBeLessThanOrEqual(UNSEEN.similar);
});

test.each(locales)(
  "recognises fresh ways of asking that are held back, as measured: %s",
  (locale) => {
    const file = readFileSync(`tests/recognition/question/held-back/${locale}.json`, "utf8");
    const { questions, similar } = JSON.parse(file) as Record<"questions" | "similar", string[]>;
    const missed = questions.filter((question) => !isRealPersonQuestion(question));
    expect(missed.length / questions.length).toBeLessThanOrEqual(HELD_BACK.missed);
    const alarms = similar.filter((message) => isRealPersonQuestion(message));
    expect(alarms.length / similar.length).toBeLessThanOrEqual(HELD_BACK.similar);
  },
);

test.each(locales)("takes few ordinary messages for the question, as measured: %s", (locale) => {
  const file = readFileSync(`tests/recognition/risks/held-back/${locale}.txt`, "utf8");
  const [, section = ""] = file.split("# harmless\n");
  const messages = section.split("\n\n# ")[0]?.trim().split("\n") ?? [];
  expect(messages.length).toBeGreaterThan(100);
  const alarms = messages.filter((message) => isRealPersonQuestion(message));
  expect(alarms.length / messages.length, alarms.join("\n")).toBeLessThanOrEqual(UNSEEN.ordinary);
});

test.each([
  "BEN JE ECHT???",
  "beeeeen je echttttt",
  "Fijn om te horen. Maar zeg eens, ben je echt? Groet, Gerrit",
  "𝓑𝓮𝓷 𝓳𝓮 𝓮𝓬𝓱𝓽?",
  "B e d a n k t voor je bericht!\nÊtes-vous réelle ?",
])(
  "recognises the question in capitals, between other sentences and in any language: %s",
  (text) => {
    expect(isRealPersonQuestion(text)).toBe(true);
  },
);

test.each([
  ["words without an end", "ben je wel echt ".repeat(1_500)],
  ["one word again and again", "you ".repeat(6_000)],
  ["fillers alone", "are you really actually just one of those a the ".repeat(500)],
  ["letters alone", "a".repeat(20_000)],
])("decides about a long message of %s in less than 200 ms", (_, text) => {
  const start = performance.now();
  isRealPersonQuestion(text);
  expect(performance.now() - start).toBeLessThan(200);
});
