import { expect, test } from "vitest";
import { checkExecuted, readPlaywrightReport, readVitestReport } from "./check-executed.ts";
import { parseRequirements } from "./parse-requirements.ts";

const closedRow = (title: string) =>
  `| R23.1 | Four likes a day. | likes | likes/rules.test.ts > ${title} |`;

/** The report of a run with these tests, each with its outcome. */
const vitestRun = (outcomes: Readonly<Record<string, string>>) =>
  readVitestReport(
    JSON.stringify({
      testResults: [
        {
          name: "/project/likes/rules.test.ts",
          assertionResults: Object.entries(outcomes).map(([title, status]) => ({ title, status })),
        },
      ],
    }),
    "/project",
  );
const playwrightRun = (...statuses: string[][]) =>
  readPlaywrightReport(
    JSON.stringify({
      suites: [
        {
          suites: [
            {
              specs: [
                {
                  title: "the fifth waits",
                  file: "likes.e2e.ts",
                  tests: statuses.map((results) => ({
                    results: results.map((status) => ({ status })),
                  })),
                },
              ],
            },
          ],
        },
      ],
    }),
    "e2e",
  );

test.each([
  ["passed", []],
  ["failed", ["line 1: R23.1: likes/rules.test.ts > the fifth waits failed"]],
  ["skipped", ["line 1: R23.1: likes/rules.test.ts > the fifth waits did not run"]],
])("a row whose test %s in the run: %j", (status, expected) => {
  const { rows } = parseRequirements(closedRow("the fifth waits"));
  expect(checkExecuted(rows, vitestRun({ "the fifth waits": status }))).toEqual(expected);
});

test("a row fails if its test is another case of the same table", () => {
  const { rows } = parseRequirements(closedRow("the sixth waits"));
  expect(checkExecuted(rows, vitestRun({ "the fifth waits": "passed" }))).toEqual([
    "line 1: R23.1: likes/rules.test.ts > the sixth waits did not run",
  ]);
});

test.each([
  [{ "the fifth waits": "passed", "the sixth waits": "passed" }, []],
  [{ "the fifth waits": "passed", "the sixth waits": "failed" }, ["failed"]],
  [{ "the fifth is free": "passed" }, ["did not run"]],
])("a row that needs all cases of a table, after %j: %j", (outcomes, expected) => {
  const { rows } = parseRequirements(closedRow("all cases of: the %s waits"));
  expect(checkExecuted(rows, vitestRun(outcomes))).toEqual(
    expected.map((outcome) => `line 1: R23.1: likes/rules.test.ts > the %s waits ${outcome}`),
  );
});

test.each([
  ["passes in both browsers", [["passed"], ["passed"]], []],
  ["passes on the second attempt", [["failed", "passed"], ["passed"]], []],
  ["fails in one browser", [["passed"], ["failed"]], ["failed"]],
  ["is skipped in all browsers", [["skipped"], ["skipped"]], ["did not run"]],
])("a row whose browser test %s", (_, statuses, expected) => {
  const row = closedRow("the fifth waits").replace("likes/rules.test.ts", "e2e/likes.e2e.ts");
  const { rows } = parseRequirements(row);
  expect(checkExecuted(rows, playwrightRun(...statuses))).toEqual(
    expected.map((outcome) => `line 1: R23.1: e2e/likes.e2e.ts > the fifth waits ${outcome}`),
  );
});
