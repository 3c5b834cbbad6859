import path from "node:path";
import { z } from "zod";
import type { Requirement, TestReference } from "./parse-requirements.ts";
import { matchExpanded } from "./test-titles.ts";

/** The outcomes of each test of a run by file and title; a title can run in several browsers. */
export type Executed = ReadonlyMap<string, readonly boolean[]>;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

/** Reads the report of vitest's `json` reporter. `root` is the prefix of its absolute paths. */
export function readVitestReport(json: string, root: string): Executed {
  const executed = new Map<string, boolean[]>();
  for (const { name, assertionResults } of vitestReport.parse(JSON.parse(json)).testResults) {
    const file = path.relative(root, name).replaceAll(path.sep, "/");
    for (const { title, status } of assertionResults) {
      if (status === "passed" || status === "failed")
        addOutcome(executed, file, title, status === "passed");
    }
  }
  return executed;
}

const playwrightTest = z.object({
  results: z.array(z.object({ status: z.string() })),
});
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(playwrightTest),
});
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/**
 * Reads the report of Playwright's `json` reporter; a retried test passed if its last attempt did.
 */
export function readPlaywrightReport(json: string, testDir: string): Executed {
  const executed = new Map<string, boolean[]>();
  const readSuite = ({ specs, suites }: z.infer<typeof playwrightSuite>): void => {
    for (const { title, file, tests } of specs) {
      for (const { results } of tests) {
        const status = results.at(-1)?.status;
        if (status !== undefined && status !== "skipped")
          addOutcome(executed, `${testDir}/${file}`, title, status === "passed");
      }
    }
    for (const suite of suites) readSuite(suite);
  };
  for (const suite of playwrightReport.parse(JSON.parse(json)).suites) readSuite(suite);
  return executed;
}

/** One line for each test of a row that did not run or failed in this run. */
export function checkExecuted(rows: readonly Requirement[], executed: Executed): string[] {
  return rows.flatMap(({ line, id, tests }) =>
    tests.flatMap((test) => {
      const outcomes = findOutcomes(executed, test);
      const title = `line ${line}: ${id}: ${keyOf(test.file, test.name)}`;
      if (outcomes.length === 0) return [`${title} did not run`];
      return outcomes.includes(false) ? [`${title} failed`] : [];
    }),
  );
}

function findOutcomes(executed: Executed, { file, name, allCases }: TestReference) {
  if (!allCases) return executed.get(keyOf(file, name)) ?? [];
  const start = `${file} > `;
  const title = matchExpanded(name);
  return [...executed].flatMap(([key, outcomes]) =>
    key.startsWith(start) && title.test(key.slice(start.length)) ? outcomes : [],
  );
}

/** Trimmed, since a cell of the document is: an expanded title can end with a space. */
const keyOf = (file: string, title: string) => `${file} > ${title.trim()}`;

function addOutcome(
  executed: Map<string, boolean[]>,
  file: string,
  title: string,
  passed: boolean,
): void {
  const key = keyOf(file, title);
  executed.set(key, [...(executed.get(key) ?? []), passed]);
}
