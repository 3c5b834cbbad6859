import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  countRequirements,
  hasTest,
  judgePlaces,
  judgeRequirements,
  listOpen,
  readRequirements,
} from "./check-requirements.ts";

const table = (...rows: string[]) =>
  ["# Title", "", "| id | what | where | test |", "| --- | --- | --- | --- |", ...rows].join("\n");
const openRow = "| M1.01 | Signing up is free. | web/features/accounts | open |";
const closedRow = "| R23.1 | Four likes a day. | likes | likes/rules.test.ts > the fifth waits |";

test("a sound document has no failure, and its rows are read cell by cell", () => {
  const { rows, failures } = readRequirements(table(openRow, closedRow));
  expect(failures).toEqual([]);
  expect(rows).toEqual([
    {
      line: 5,
      id: "M1.01",
      what: "Signing up is free.",
      where: "web/features/accounts",
      tests: [],
    },
    {
      line: 6,
      id: "R23.1",
      what: "Four likes a day.",
      where: "likes",
      tests: [{ file: "likes/rules.test.ts", name: "the fifth waits" }],
    },
  ]);
});

test("an id used twice fails, with both lines named, also across tables", () => {
  const { failures } = readRequirements(`${table(openRow)}\n\n${table(openRow)}`);
  expect(failures).toEqual(["line 11: M1.01 is used twice, first on line 5"]);
});

test.each([
  ["|  | what | where | open |", "line 5: row: empty cell: id"],
  ["| M1.01 |  | where | open |", "line 5: M1.01: empty cell: what"],
  ["| M1.01 | what |  | open |", "line 5: M1.01: empty cell: where"],
  ["| M1.01 | what | where |  |", "line 5: M1.01: empty cell: test"],
  ["| M1.01 | what |", "line 5: M1.01: empty cell: where, test"],
])("an empty cell fails and is named: %s", (row, failure) => {
  expect(readRequirements(table(openRow.replace("M1.01", "M1.02"), row)).failures).toEqual([
    failure.replace("line 5", "line 6"),
  ]);
});

test.each([
  ["| M1.01 | a | b | open | more |", "line 6: M1.01: 5 cells, not 4"],
  ["| S1.1 | a | b | open |", 'line 6: "S1.1" is no id (M1.01, R1.1)'],
  [
    "| M1.01 | a | b | later |",
    'line 6: M1.01: "later" is neither open nor "file > name of the test"',
  ],
  [
    "| M1.01 | a | b | likes/rules.test.ts |",
    'line 6: M1.01: "likes/rules.test.ts" is neither open nor "file > name of the test"',
  ],
])("a row that cannot be read fails: %s", (row, failure) => {
  expect(readRequirements(table(closedRow, row)).failures).toEqual([failure]);
});

test("a document without a single row fails", () => {
  expect(readRequirements("# Requirements\n\nSoon.").failures).toEqual([
    "no row found: the document has no table of requirements",
  ]);
});

test("a closed row that lies nowhere fails; an open one may name what is yet to come", () => {
  const row = closedRow.replace("| likes |", "| /likes, web/likes, likes |");
  const { rows } = readRequirements(table(openRow, row));
  const thereIs = (...there: string[]) => judgePlaces(rows, (path) => there.includes(path));
  expect(thereIs("web/likes", "likes")).toEqual([]);
  expect(thereIs("likes")).toEqual(["line 6: R23.1: there is no web/likes"]);
});

test("a row whose test file does not exist fails", () => {
  const { rows } = readRequirements(table(openRow, closedRow));
  expect(judgeRequirements(rows, () => undefined)).toEqual([
    "line 6: R23.1: there is no file likes/rules.test.ts",
  ]);
});

test("a row whose test is not in its file fails, and one whose test is there does not", () => {
  const { rows } = readRequirements(table(closedRow));
  const judge = (source: string) => judgeRequirements(rows, () => source);
  expect(judge('test("the fifth waits", () => {});')).toEqual([]);
  expect(judge('test("the fourth waits", () => {});')).toEqual([
    'line 5: R23.1: likes/rules.test.ts runs no test named "the fifth waits"',
  ]);
});

test("every one of several tests is looked up, and a name may contain a semicolon or a bar", () => {
  const cell = "a.test.ts > sent; then read; b.test.tsx > red \\| green > blue";
  const { rows, failures } = readRequirements(table(`| M1.01 | a | b | ${cell} |`));
  expect(failures).toEqual([]);
  expect(rows[0]?.tests).toEqual([
    { file: "a.test.ts", name: "sent; then read" },
    { file: "b.test.tsx", name: "red | green > blue" },
  ]);
  expect(judgeRequirements(rows, (file) => (file === "a.test.ts" ? "" : undefined))).toEqual([
    'line 5: M1.01: a.test.ts runs no test named "sent; then read"',
    "line 5: M1.01: there is no file b.test.tsx",
  ]);
});

const called: [string][] = [
  ['test("waits", () => {});'],
  ["it('waits', async () => {});"],
  ["test(`waits`, () => {});"],
  ['test(\n  "waits",\n  () => {},\n);'],
  ['test.concurrent("waits", run);'],
  ['test.each([1, [2, "test"]])("waits", run);'],
  ['test.each([\n  ["a", (x) => f(x)],\n])("waits", run);'],
  ['test.for(["waits"])("waits", run);'],
  ['it.each`\n  a | b\n  ${1} | ${2}\n`("waits", run);'],
];
test.each(called)("a test is found in %j", (source) => {
  expect(hasTest(source, "waits")).toBe(true);
});

const notCalled: [string][] = [
  ['test("waits long", run);'],
  ['test("it waits", run);'],
  ['describe("waits", run);'],
  ['describe.each([1])("waits", run);'],
  ['test.skip("waits", run);'],
  ['test.todo("waits");'],
  ['test.each.skip([1])("waits", run);'],
  ['test.skip.each([1])("waits", run);'],
  ['test.step("waits", run);'],
  ['// test("waits", run);'],
  ['expect("waits");'],
  ['test.each(["waits"])("goes on", run);'],
  ['test("goes on", () => {\n  say()("waits");\n});'],
  ['const contest = 1; contest("waits");'],
];
test.each(notCalled)("no test is found in %j", (source) => {
  expect(hasTest(source, "waits")).toBe(false);
});

test("a name with quotation marks is found as the source escapes it", () => {
  expect(hasTest(String.raw`test("says \"99+\" above 99", run);`, 'says "99+" above 99')).toBe(
    true,
  );
  expect(hasTest(`test('says "99+" above 99', run);`, 'says "99+" above 99')).toBe(true);
});

test("the count and the list of the open ones follow the rows", () => {
  const { rows } = readRequirements(table(openRow, closedRow));
  expect(countRequirements(rows)).toBe("requirements: 2 rows, 1 closed, 1 open");
  expect(listOpen(rows)).toEqual(["M1.01  Signing up is free.  (web/features/accounts)"]);
});

test("the project's own document has the opening and the nine points of the specification in their order", () => {
  const document = readFileSync(new URL("../docs/requirements.md", import.meta.url), "utf8");
  const points = [...document.matchAll(/^## §(\d) /gm)].map(([, number]) => Number(number));
  expect(points).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const { rows } = readRequirements(document);
  const sections = rows.flatMap(({ id }) => /^M(\d)/.exec(id)?.[1] ?? []).map(Number);
  expect(sections).toEqual(sections.toSorted());
  expect(new Set(sections).size).toBe(10);
});
