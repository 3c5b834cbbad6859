import { isOpen } from "./parse-requirements.ts";
import type { Requirement, TestReference } from "./parse-requirements.ts";
import { isTemplate, matchExpanded } from "./test-titles.ts";

/** Takes a path relative to the project's root; undefined if the file does not exist. */
export type ReadTestFile = (file: string) => string | undefined;

/**
 * One line for each place of a closed row that does not exist; an address ("/likes") is not a
 * place.
 */
export function checkPlaces(
  rows: readonly Requirement[],
  exists: (path: string) => boolean,
): string[] {
  return rows
    .filter((row) => !isOpen(row))
    .flatMap((row) =>
      row.where
        .split(", ")
        .filter((place) => !place.startsWith("/") && !exists(place))
        .map((place) => `line ${row.line}: ${row.id}: there is no ${place}`),
    );
}

/** One line for each test of a row that is missing from its file. */
export function checkSources(rows: readonly Requirement[], readTestFile: ReadTestFile): string[] {
  return rows.flatMap((row) =>
    row.tests.flatMap((test) => {
      const source = readTestFile(test.file);
      if (source === undefined)
        return [`line ${row.line}: ${row.id}: there is no file ${test.file}`];
      if (hasTest(source, test)) return [];
      const kind = test.allCases ? "table" : "test";
      return [`line ${row.line}: ${row.id}: ${test.file} has no ${kind} named "${test.name}"`];
    }),
  );
}

/**
 * Whether the source calls `test` or `it` with that name, or with a template that expands to it; for
 * all cases of a table, with that template. Skipped and to-do tests do not count.
 */
export function hasTest(source: string, test: Omit<TestReference, "file">): boolean {
  for (const { index, 1: mark = "", 2: text = "" } of source.matchAll(stringArgument)) {
    const kind = classifyCall(source.slice(0, index + 1));
    if (kind === null) continue;
    const title = text.replaceAll(`\\${mark}`, mark).replaceAll("\\\\", "\\");
    const hasCases = isTemplate(title) && (kind === "table" || mark === "`");
    if (test.allCases ? hasCases && title === test.name : namesTest(title, hasCases, test.name)) {
      return true;
    }
  }
  return false;
}

/** A template is not the name of a test: a row names one of its cases, or all of them. */
function namesTest(title: string, hasCases: boolean, name: string): boolean {
  return hasCases ? name !== title && matchExpanded(title).test(name) : title === name;
}

/**
 * An opening parenthesis before a string. A lookahead, because an apostrophe in a comment does not
 * open a string.
 */
const stringArgument = /\((?=\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1)/g;
const plainCall = /(?<![\w.])(?:test|it)(?:\.(?:only|concurrent|sequential))*\(\s*$/;
const tableCall = /(?<![\w.])(?:test|it)(?:\.(?:only|concurrent|sequential))*\.(?:each|for)\s*[(`]/;
const anyCall = /(?<![\w.])(?:test|it|describe)(?:\.\w+)*\s*[(`]/g;

function classifyCall(before: string): "plain" | "table" | null {
  const line = before.slice(before.lastIndexOf("\n") + 1).trim();
  if (line.startsWith("//") || line.startsWith("*")) return null;
  if (plainCall.test(before)) return "plain";
  // In test.each(table)("name") the table may be anything, so the last call before the name
  // decides.
  if (!/[)`]\s*\(\s*$/.test(before)) return null;
  const last = before.match(anyCall)?.at(-1);
  return last !== undefined && tableCall.test(last) ? "table" : null;
}
