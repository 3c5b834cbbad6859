import { isOpen } from "./parse-requirements.ts";
import type { Requirement } from "./parse-requirements.ts";

/** Takes a path from the root of the project; undefined if there is no such file. */
export type ReadTestFile = (file: string) => string | undefined;

/** One line for each place of a closed row that does not exist; an address ("/likes") is no place. */
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

/** One line for each test of a row that its file does not contain. */
export function checkSources(rows: readonly Requirement[], readTestFile: ReadTestFile): string[] {
  return rows.flatMap((row) =>
    row.tests.flatMap(({ file, name }) => {
      const source = readTestFile(file);
      if (source === undefined) return [`line ${row.line}: ${row.id}: there is no file ${file}`];
      if (hasTest(source, name)) return [];
      return [`line ${row.line}: ${row.id}: ${file} has no test named "${name}"`];
    }),
  );
}

/**
 * Whether the source calls `test` or `it` with that name, or with a table's template that expands to
 * it. Skipped and to-do tests do not count.
 */
export function hasTest(source: string, name: string): boolean {
  for (const { index, 1: mark = "", 2: text = "" } of source.matchAll(stringArgument)) {
    const kind = classifyCall(source.slice(0, index + 1));
    const title = text.replaceAll(`\\${mark}`, mark).replaceAll("\\\\", "\\");
    if (kind !== null && title === name) return true;
    if (kind === "table" && expandsTo(title, name)) return true;
  }
  return false;
}

/** An opening parenthesis before a string. A lookahead, since an apostrophe in a comment opens no string. */
const stringArgument = /\((?=\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1)/g;
const plainCall = /(?<![\w.])(?:test|it)(?:\.(?:only|concurrent|sequential))*\(\s*$/;
const tableCall = /(?<![\w.])(?:test|it)(?:\.(?:only|concurrent|sequential))*\.(?:each|for)\s*[(`]/;
const anyCall = /(?<![\w.])(?:test|it|describe)(?:\.\w+)*\s*[(`]/g;
/** What vitest fills in: printf's placeholders and `$property` of a row. */
const placeholder = /%[sdifjop#$c]|\$[A-Za-z_]\w*(?:\.\w+)*/;

function expandsTo(template: string, name: string): boolean {
  const literals = template.split(new RegExp(placeholder, "g"));
  if (literals.length === 1) return template === name;
  const escaped = literals.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return new RegExp(`^${escaped.join("[^]*")}$`).test(name);
}

function classifyCall(before: string): "plain" | "table" | null {
  const line = before.slice(before.lastIndexOf("\n") + 1).trim();
  if (line.startsWith("//") || line.startsWith("*")) return null;
  if (plainCall.test(before)) return "plain";
  // test.each(table)("name"): the table may be anything, so the last call before the name is its call.
  if (!/[)`]\s*\(\s*$/.test(before)) return null;
  const last = before.match(anyCall)?.at(-1);
  return last !== undefined && tableCall.test(last) ? "table" : null;
}
