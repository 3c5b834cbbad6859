import { existsSync, globSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { checkCitations } from "./requirements/check-citations.ts";
import {
  checkExecuted,
  readPlaywrightReport,
  readVitestReport,
} from "./requirements/check-executed.ts";
import { checkPlaces, checkSources } from "./requirements/check-sources.ts";
import {
  countRequirements,
  listOpen,
  parseRequirements,
} from "./requirements/parse-requirements.ts";

/**
 * Checks docs/requirements.md against the sources, and the rows that these cite. With `--executed
 * FOLDER` also against the reports of the test run in that folder; `--open` lists the open rows.
 */
const root = resolve(import.meta.dirname, "..");
const { rows, failures } = parseRequirements(
  readFileSync(resolve(root, "docs/requirements.md"), "utf8"),
);
failures.push(...checkPlaces(rows, (path) => existsSync(resolve(root, path))));
failures.push(...checkSources(rows, readInProject));
// A test of the tools cites rows of its own.
const citing = globSync(
  [
    "{bench,contract,docs,e2e,office,sandbox,server,tests,tools,ui,web,world}/**/*.{ts,tsx,js,mjs,css,sql,md}",
    "*.md",
  ],
  { cwd: root, exclude: ["docs/requirements.md", "tools/**/*.test.ts"] },
);
for (const file of citing)
  failures.push(...checkCitations(rows, file, readFileSync(resolve(root, file), "utf8")));
const executedAt = process.argv.indexOf("--executed");
if (executedAt > 0)
  failures.push(...checkExecuted(rows, readReports(process.argv[executedAt + 1])));
for (const failure of failures)
  console.error(failure.startsWith("line ") ? `docs/requirements.md: ${failure}` : failure);
if (process.argv.includes("--open")) for (const line of listOpen(rows)) console.log(line);
console.log(countRequirements(rows));
if (failures.length > 0) process.exitCode = 1;

function readInProject(file: string): string | undefined {
  const path = resolve(root, file);
  const inside = !relative(root, path).startsWith("..");
  return inside && existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** If a suite wrote no report, none of its tests count. */
function readReports(folder = ""): Map<string, readonly boolean[]> {
  const read = (name: string) => {
    const file = resolve(folder, `${name}.json`);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };
  const [unit, database, browser] = [read("unit"), read("database"), read("browser")];
  return new Map([
    ...(unit === undefined ? [] : readVitestReport(unit, root)),
    ...(database === undefined ? [] : readVitestReport(database, root)),
    ...(browser === undefined ? [] : readPlaywrightReport(browser, "e2e")),
  ]);
}
