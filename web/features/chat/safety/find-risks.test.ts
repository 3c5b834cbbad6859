import { describe, expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { readCorpus } from "#tests/safety-corpus/read-corpus.ts";
import type { Labelled } from "#tests/safety-corpus/read-corpus.ts";
import { findRisks, risks } from "./find-risks.ts";
import type { RiskModel } from "./find-risks.ts";
import { loadModel } from "./load-model.ts";

/** The share of risky messages whose risk is found, and of harmless ones with any. */
function measure(messages: readonly Labelled[], model: RiskModel) {
  const found = messages.map(({ text, label }) => ({ label, risks: findRisks(text, model) }));
  const harmless = found.filter(({ label }) => label === "harmless");
  const risky = found.filter(({ label }) => label !== "harmless");
  const right = risky.filter(({ label, risks: of }) => [...of].some((risk) => risk === label));
  return {
    recall: right.length / risky.length,
    falseAlarms: harmless.filter(({ risks: of }) => of.size > 0).length / harmless.length,
  };
}

describe.each(locales)("the model of %s", (locale) => {
  test("reads different messages, with every risk", () => {
    const messages = [...readCorpus(locale, "open"), ...readCorpus(locale, "training")];
    expect(new Set(messages.map(({ text }) => text.toLowerCase())).size).toBe(messages.length);
    expect(messages.length).toBeGreaterThan(1_000);
    expect(new Set(messages.map(({ label }) => label)).size).toBe(risks.length + 1);
  });

  test("recognises the messages it was trained on, after its weights were packed", async () => {
    const { recall, falseAlarms } = measure(readCorpus(locale, "open"), await loadModel(locale));
    expect(recall).toBeGreaterThanOrEqual(0.75);
    expect(falseAlarms).toBeLessThanOrEqual(0.01);
  });

  test("finds nothing in an empty text, and numbers and addresses in any", async () => {
    const model = await loadModel(locale);
    expect(findRisks("", model)).toEqual(new Set());
    for (const contact of ["06-12 34 56 78", "pim@example.org", "t.me/pim", "https://example.org"])
      expect([contact, findRisks(contact, model).has("contact")]).toEqual([contact, true]);
    expect(findRisks("NL91 ABNA 0417 1643 00", model).has("money")).toBe(true);
  });
});

/** What was measured (docs/decisions/0041-safety-model.md), rounded to the worse side. */
const HELD_BACK: Readonly<Record<Locale, readonly [recall: number, falseAlarms: number]>> = {
  nl: [0.76, 0.03],
  en: [0.61, 0.03],
  de: [0.71, 0.02],
  fr: [0.71, 0.01],
  it: [0.58, 0.03],
  es: [0.37, 0.01],
  pl: [0.58, 0.02],
};

test.each(locales)("the messages held back in %s are recognised as measured", async (locale) => {
  const messages = readCorpus(locale, "held-back");
  expect(messages.length).toBeGreaterThan(240);
  const { recall, falseAlarms } = measure(messages, await loadModel(locale));
  expect(recall).toBeGreaterThanOrEqual(HELD_BACK[locale][0]);
  expect(falseAlarms).toBeLessThanOrEqual(HELD_BACK[locale][1]);
});
