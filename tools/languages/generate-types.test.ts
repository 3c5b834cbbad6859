import { expect, test } from "vitest";
import { generateTypes } from "./generate-types.ts";

test("every text is a literal type under its path", () => {
  const areas = new Map<string, unknown>([
    ["return-policy", { title: "Herroepen" }],
    ["shell", { nav: { search: "Zoeken" }, said: 'Hij zei "ja"\nen {name}' }],
  ]);
  expect(generateTypes(areas)).toBe(
    [
      "// Written by tools/generate-language-types.ts from languages/nl.",
      "",
      "export interface Messages {",
      '"return-policy": {',
      '"title": "Herroepen";',
      "};",
      '"shell": {',
      '"nav": {',
      '"search": "Zoeken";',
      "};",
      String.raw`"said": "Hij zei \"ja\"\nen {name}";`,
      "};",
      "}",
      "",
    ].join("\n"),
  );
});

test("a document's long texts are plain strings; its short texts and other areas' texts are literals", () => {
  const section = { heading: "Wie wij zijn", body: "{company} in {city}" };
  const areas = new Map<string, unknown>([
    ["home", { heading: "Dag" }],
    ["terms", { version: "Versie van {date}", sections: { who: section } }],
  ]);
  const types = generateTypes(areas);
  expect(types).toContain('"heading": "Dag";');
  expect(types).toContain('"version": "Versie van {date}";');
  expect(types).toMatch(/"who": \{\s+"heading": string;\s+"body": string;\s+\};/);
});

test("a leaf that is not a text is named", () => {
  const areas = new Map([["shell", { nav: { count: 3 } }]]);
  expect(() => generateTypes(areas)).toThrow("shell.nav.count is no text");
});
