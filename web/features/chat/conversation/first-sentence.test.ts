import { expect, test, vi } from "vitest";
import { firstSentence } from "./first-sentence.ts";

const cases = [
  ["", ""],
  ["Ik woon aan de rand van de hei. Ik wandel graag.", "Ik woon aan de rand van de hei."],
  ["Hoi! Ik ben Els en ik zeil. Verder lees ik.", "Hoi! Ik ben Els en ik zeil."],
  ["Ik zoek iemand om mee te zeilen\nen te lachen.", "Ik zoek iemand om mee te zeilen"],
  ["Was koche ich am Sonntag? Am liebsten Suppe.", "Was koche ich am Sonntag?"],
  ["  Kort.  ", "Kort."],
  ["Wat nu … Ik weet het niet.", "Wat nu … Ik weet het niet."],
] as const;

test.each(cases)("shortens %j to %j", (text, sentence) => {
  expect(firstSentence(text, "nl")).toBe(sentence);
});

// Firefox 115.
test.each(cases)("without Intl.Segmenter, shortens %j to %j", (text, sentence) => {
  vi.stubGlobal("Intl", {});
  expect(firstSentence(text, "nl")).toBe(sentence);
});

test("cuts a long sentence after a whole word", () => {
  const sentence = firstSentence(`${"lang woord ".repeat(30)}.`, "nl");
  expect(sentence.length).toBeLessThanOrEqual(162);
  expect(sentence).toMatch(/ (lang|woord) …$/);
});
