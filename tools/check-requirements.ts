import { existsSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";

export interface Requirement {
  line: number;
  id: string;
  what: string;
  where: string;
  /** Empty while the row is open. */
  tests: TestReference[];
}
export interface TestReference {
  file: string;
  name: string;
}
export interface Reading {
  rows: Requirement[];
  failures: string[];
}
/** Takes a path seen from the root of the project; undefined where no such file is. */
export type ReadTestFile = (file: string) => string | undefined;

/** The whole document as rows, and one line for each thing wrong with its tables. */
export function readRequirements(markdown: string): Reading {
  const rows: Requirement[] = [];
  const failures: string[] = [];
  for (const [index, text] of markdown.split("\n").entries()) {
    const cells = readCells(text);
    if (cells === undefined || isHeading(cells)) continue;
    const row = readRow(index + 1, cells);
    if (typeof row === "string") failures.push(`line ${index + 1}: ${row}`);
    else rows.push(row);
  }
  if (rows.length === 0) failures.push("no row found: the document has no table of requirements");
  return { rows, failures: [...failures, ...findDuplicates(rows)] };
}

/** One line for each place of a closed row that is not there; an address ("/likes") is none. */
export function judgePlaces(rows: Requirement[], isThere: (path: string) => boolean): string[] {
  return rows
    .filter((row) => !isOpen(row))
    .flatMap((row) =>
      row.where
        .split(", ")
        .filter((place) => !place.startsWith("/") && !isThere(place))
        .map((place) => `line ${row.line}: ${row.id}: there is no ${place}`),
    );
}

/** One line for each test a row names that does not exist. */
export function judgeRequirements(rows: Requirement[], readTestFile: ReadTestFile): string[] {
  return rows.flatMap((row) =>
    row.tests.flatMap(({ file, name }) => {
      const source = readTestFile(file);
      if (source === undefined) return [`line ${row.line}: ${row.id}: there is no file ${file}`];
      if (hasTest(source, name)) return [];
      return [`line ${row.line}: ${row.id}: ${file} runs no test named "${name}"`];
    }),
  );
}

export function countRequirements(rows: Requirement[]): string {
  const open = rows.filter(isOpen).length;
  return `requirements: ${rows.length} rows, ${rows.length - open} closed, ${open} open`;
}

export function listOpen(rows: Requirement[]): string[] {
  return rows.filter(isOpen).map((row) => `${row.id}  ${row.what}  (${row.where})`);
}

/** Whether the source calls `test` or `it` with that name; skipped and to-do tests prove nothing. */
export function hasTest(source: string, name: string): boolean {
  return quote(name).some((quoted) => {
    for (let at = source.indexOf(quoted); at >= 0; at = source.indexOf(quoted, at + 1)) {
      if (isTestCall(source.slice(0, at))) return true;
    }
    return false;
  });
}

const columns = ["id", "what", "where", "test"];
const idShape = /^(?:M\d\.\d{2,3}|R\d{1,2}\.\d{1,2})$/;

function readCells(text: string): string[] | undefined {
  const line = text.trim();
  if (!line.startsWith("|")) return undefined;
  return line
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function isHeading(cells: string[]): boolean {
  return cells.every((cell) => /^:?-+:?$/.test(cell)) || cells.join() === columns.join();
}

function readRow(line: number, cells: string[]): Requirement | string {
  const [id = "", what = "", where = "", test = ""] = cells;
  const empty = columns.filter((_, index) => !cells[index]);
  if (empty.length > 0) return `${id || "row"}: empty cell: ${empty.join(", ")}`;
  if (cells.length > columns.length) return `${id}: ${cells.length} cells, not ${columns.length}`;
  if (!idShape.test(id)) return `"${id}" is no id (M1.01, R1.1)`;
  if (test === "open") return { line, id, what, where, tests: [] };
  const tests = readTests(test);
  return tests
    ? { line, id, what, where, tests }
    : `${id}: "${test}" is neither open nor "file > name of the test"`;
}

/** A "; " separates only where a file follows, so that a test's name may contain one. */
function readTests(cell: string): TestReference[] | undefined {
  const tests = cell.split(/; (?=\S+\.tsx? > )/).map((part) => /^(\S+\.tsx?) > (\S.*)$/.exec(part));
  const found = tests.map((match) => ({ file: match?.[1] ?? "", name: match?.[2] ?? "" }));
  return tests.includes(null) ? undefined : found;
}

function findDuplicates(rows: Requirement[]): string[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ id, line }) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, line);
    return before === undefined
      ? []
      : [`line ${line}: ${id} is used twice, first on line ${before}`];
  });
}

function isOpen(row: Requirement): boolean {
  return row.tests.length === 0;
}

function quote(name: string): string[] {
  return ['"', "'", "`"].map(
    (mark) => mark + name.replaceAll("\\", "\\\\").replaceAll(mark, `\\${mark}`) + mark,
  );
}

const plainCall = /(?<![\w.])(?:test|it)(?:\.(?:only|concurrent|sequential))*\(\s*$/;
const tableCall = /(?<![\w.])(?:test|it)(?:\.(?:only|concurrent|sequential))*\.(?:each|for)\s*[(`]/;
const anyCall = /(?<![\w.])(?:test|it|describe)(?:\.\w+)*\s*[(`]/g;

function isTestCall(before: string): boolean {
  const line = before.slice(before.lastIndexOf("\n") + 1).trim();
  if (line.startsWith("//") || line.startsWith("*")) return false;
  if (plainCall.test(before)) return true;
  // test.each(table)("name"): the table may be anything, so its call is the last one before the name.
  if (!/[)`]\s*\(\s*$/.test(before)) return false;
  const last = before.match(anyCall)?.at(-1);
  return last !== undefined && tableCall.test(last);
}

function main(): void {
  const root = resolve(import.meta.dirname, "..");
  const document = resolve(root, "docs/requirements.md");
  const { rows, failures } = readRequirements(readFileSync(document, "utf8"));
  failures.push(...judgePlaces(rows, (path) => existsSync(resolve(root, path))));
  failures.push(...judgeRequirements(rows, (file) => readInside(root, file)));
  for (const failure of failures) console.error(`docs/requirements.md: ${failure}`);
  if (process.argv.includes("--open")) for (const line of listOpen(rows)) console.log(line);
  console.log(countRequirements(rows));
  if (failures.length > 0) process.exitCode = 1;
}

function readInside(root: string, file: string): string | undefined {
  const path = resolve(root, file);
  const inside = !relative(root, path).startsWith("..");
  return inside && existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

if (import.meta.main) main();
