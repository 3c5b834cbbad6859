/** A row of docs/requirements.md. */
export interface Requirement {
  readonly line: number;
  readonly id: string;
  readonly what: string;
  readonly where: string;
  /** Empty while the row is open. */
  readonly tests: readonly TestReference[];
}

export interface TestReference {
  readonly file: string;
  /** The title of one test or, with `allCases`, the template of a table's titles. */
  readonly name: string;
  /** Whether the row needs every case of the table, written "all cases of: %s is saved". */
  readonly allCases: boolean;
}

export interface ParsedRequirements {
  readonly rows: Requirement[];
  /** One line for each problem in the tables. */
  readonly failures: string[];
}

export function parseRequirements(markdown: string): ParsedRequirements {
  const rows: Requirement[] = [];
  const failures: string[] = [];
  for (const [index, text] of markdown.split("\n").entries()) {
    const cells = parseCells(text);
    if (cells === undefined || isHeading(cells)) continue;
    const row = parseRow(index + 1, cells);
    if (typeof row === "string") failures.push(`line ${index + 1}: ${row}`);
    else rows.push(row);
  }
  if (rows.length === 0) failures.push("no row found: the document has no table of requirements");
  return { rows, failures: [...failures, ...findDuplicates(rows)] };
}

export function isOpen(row: Requirement): boolean {
  return row.tests.length === 0;
}

export function countRequirements(rows: readonly Requirement[]): string {
  const open = rows.filter(isOpen).length;
  return `requirements: ${rows.length} rows, ${rows.length - open} closed, ${open} open`;
}

export function listOpen(rows: readonly Requirement[]): string[] {
  return rows.filter(isOpen).map((row) => `${row.id}  ${row.what}  (${row.where})`);
}

const columns = ["id", "what", "where", "test"];
const idShape = /^(?:M\d\.\d{2,3}|R\d{1,2}\.\d{1,2})$/;

function parseCells(text: string): string[] | undefined {
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

function parseRow(line: number, cells: string[]): Requirement | string {
  const [id = "", what = "", where = "", test = ""] = cells;
  const empty = columns.filter((_, index) => !cells[index]);
  if (empty.length > 0) return `${id || "row"}: empty cell: ${empty.join(", ")}`;
  if (cells.length > columns.length) return `${id}: ${cells.length} cells, not ${columns.length}`;
  if (!idShape.test(id)) return `"${id}" is no id (M1.01, R1.1)`;
  if (test === "open") return { line, id, what, where, tests: [] };
  const tests = parseTests(test);
  return tests
    ? { line, id, what, where, tests }
    : `${id}: "${test}" is neither open nor "file > name of the test"`;
}

/** A "; " separates two tests only if a file follows, because a test's name may contain one. */
function parseTests(cell: string): TestReference[] | undefined {
  const tests = cell
    .split(/; (?=\S+\.tsx? > )/)
    .map((part) => /^(\S+\.tsx?) > (all cases of: )?(\S.*)$/.exec(part));
  const found = tests.map((match) => ({
    file: match?.[1] ?? "",
    name: match?.[3] ?? "",
    allCases: match?.[2] !== undefined,
  }));
  return tests.includes(null) ? undefined : found;
}

function findDuplicates(rows: readonly Requirement[]): string[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ id, line }) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, line);
    return before === undefined
      ? []
      : [`line ${line}: ${id} is used twice, first on line ${before}`];
  });
}
