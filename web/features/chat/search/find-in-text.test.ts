import { expect, test } from "vitest";
import { excerptAround, splitAtMatches } from "./find-in-text.ts";

test("a text is cut at each match in any case, and nothing of it is lost", () => {
  expect(splitAtMatches("Koffie? Ja, koffie!", "koffie")).toEqual([
    { text: "Koffie", found: true },
    { text: "? Ja, ", found: false },
    { text: "koffie", found: true },
    { text: "!", found: false },
  ]);
  expect(splitAtMatches("aaa", "aa")).toEqual([
    { text: "aa", found: true },
    { text: "a", found: false },
  ]);
});

test("a text whose length changes in lower case is shown whole, without a mark", () => {
  expect(splitAtMatches("İzmir en koffie", "koffie")).toEqual([
    { text: "İzmir en koffie", found: false },
  ]);
  expect(splitAtMatches("izmir", "İ")).toEqual([{ text: "izmir", found: false }]);
});

test("a long text is cut to the words around the first match", () => {
  const before = "een twee drie vier vijf zes zeven acht negen tien ".repeat(3);
  const excerpt = excerptAround(`${before}KOFFIE ${before}`, "koffie");
  expect(excerpt).toMatch(/^…(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien) .*…$/);
  expect(excerpt).toContain("tien KOFFIE een");
  expect(excerpt.length).toBeLessThanOrEqual(122);
  expect(excerptAround("Koffie?", "koffie")).toBe("Koffie?");
  expect(excerptAround(`koffie ${before}`, "koffie")).toMatch(/^koffie een .*…$/);
  expect(excerptAround(`${before}koffie`, "koffie")).toMatch(/^….* tien koffie$/);
});

test("a long text without a space is cut between its letters, the match inside", () => {
  expect(excerptAround(`${"a".repeat(200)}koffie${"b".repeat(200)}`, "koffie")).toMatch(
    /^…koffieb+…$/,
  );
});
