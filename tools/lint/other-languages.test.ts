import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkName, checkSentence } from "./words.ts";

/** The words of docs/words.md in the files that the linter does not read. */
const root = fileURLToPath(new URL("../..", import.meta.url));

/** The problems of the names and comments in SQL or a stylesheet. */
function checkFile(file: string, source: string): string[] {
  const isSql = file.endsWith(".sql");
  const comment = isSql ? /--.*$|\/\*[^]*?\*\//gm : /\/\*[^]*?\*\//g;
  const code = source.replaceAll(comment, "").replaceAll(/'[^']*'|"[^"]*"|url\([^)]*\)/g, "");
  const names = code.match(isSql ? /\b[a-z]\w*/gi : /(?<=\.)[a-z][\w-]*|(?<=--)[\w-]+/gi) ?? [];
  return [
    checkName(path.basename(file).replace(/\.[a-z.]+$/, "")),
    ...(source.match(comment) ?? []).map(checkSentence),
    ...[...new Set(names)].map(checkName),
  ].flatMap((problem) => (problem === null ? [] : [`${file}: ${problem}`]));
}

test.each([
  ["a.sql", "-- Whoever asks\nselect 1", '"whoever"'],
  ["a.sql", "create function refuse_all()", '"refuse" in a name'],
  ["a.sql", "select 'told', heard_at", '"heard" in a name'],
  ["a.css", "/* The words stand\n   here. */", '"stand"'],
  ["a.css", ".dialog-facts { margin: 0.5rem }", '"facts" in a name'],
  ["a.css", ".a { color: var(--c-veil) }", '"veil" in a name'],
  ["told.module.css", ".a { color: red }", '"told" in a name'],
])("%s with %j: %s", (file, source, problem) => {
  expect(checkFile(file, source)).toEqual([expect.stringContaining(problem)]);
});

test("a string is no name", () => {
  expect(checkFile("a.sql", "select 'told' -- Once, at noon.")).toEqual([]);
  expect(checkFile("a.css", '.a { content: "told" }')).toEqual([]);
});

/** A migration that has run stays as it is; these ran before migrations were checked. */
const LAST_UNCHECKED = "0045";

test("SQL and stylesheets use no word that docs/words.md forbids", () => {
  const files = globSync("{server/**/*.sql,{office,sandbox,ui,web}/**/*.css}", { cwd: root });
  const problems = files
    .filter((file) => !file.includes("migrations/") || path.basename(file) > `${LAST_UNCHECKED}~`)
    .flatMap((file) => checkFile(file, readFileSync(path.join(root, file), "utf8")));
  expect(files.length).toBeGreaterThan(200);
  expect(problems).toEqual([]);
});
