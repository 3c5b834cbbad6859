import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";

test.each([
  ["", ""],
  ["Ik woon aan de rand van de hei. Ik wandel graag.", "Ik woon aan de rand van de hei."],
  ["Hoi! Ik ben Els en ik zeil. Verder lees ik.", "Hoi! Ik ben Els en ik zeil."],
  ["Ik zoek iemand om mee te zeilen\nen te lachen.", "Ik zoek iemand om mee te zeilen"],
  ["Was koche ich am Sonntag? Am liebsten Suppe.", "Was koche ich am Sonntag?"],
  ["  Kort.  ", "Kort."],
])("shortens %j to %j", (text, sentence) => {
  expect(firstSentence(text, "nl")).toBe(sentence);
});

test("cuts a long sentence after a whole word", () => {
  const sentence = firstSentence(`${"lang woord ".repeat(30)}.`, "nl");
  expect(sentence.length).toBeLessThanOrEqual(162);
  expect(sentence).toMatch(/ (lang|woord) …$/);
});
