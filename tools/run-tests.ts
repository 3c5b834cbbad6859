import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/**
 * `npm test` runs everything; `npm run check` only what is fast. Each step is one line on the
 * screen; a failed step prints its output, and a passed one the tests that were skipped or needed
 * another attempt.
 * The last step of `npm test` checks that each test a requirement names ran and passed.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name: string) => path.join(root, "node_modules", ".bin", name);
const tool = (name: string, ...args: string[]) => [process.execPath, `tools/${name}`, ...args];

/** Runs under this Node, which can load the TypeScript plugin in tools/lint. */
const oxlint = [process.execPath, "node_modules/oxlint/bin/oxlint"];
const reports = mkdtempSync(path.join(tmpdir(), "vonk-test-reports-"));
const runVitest = (project: string) => [
  bin("vitest"),
  "run",
  `--project=${project}`,
  "--reporter=default",
  "--reporter=json",
  "--reporter=tools/skipped-tests.ts",
  `--outputFile.json=${path.join(reports, `${project}.json`)}`,
];

type Steps = Readonly<Record<string, readonly string[]>>;

/** Two lists that run next to each other, because most of the second uses one core. */
const linting: Steps = {
  "lint and boundaries": [...oxlint, "--type-aware", "--deny-warnings"],
};
const others: Steps = {
  format: [bin("oxfmt"), "--check", "."],
  languages: tool("check-languages.ts"),
  browsers: tool("check-browsers.ts"),
  types: [bin("tsc")],
  unused: [bin("knip"), "--no-config-hints"],
  "used by tests alone": [bin("knip"), "--production", "--no-config-hints"],
  requirements: tool("check-requirements.ts"),
};

const slow: Steps = {
  // Before the database tests, which start the program: both would build the pages otherwise.
  build: tool("build-pages.ts"),
  database: runVitest("database"),
  browser: [bin("playwright"), "test", "--reporter=line,json"],
  "requirements that ran": tool("check-requirements.ts", "--executed", reports),
};

const failed: string[] = [];
// Types of the texts: the linter and the compiler both need them.
await runSteps({ "language types": tool("generate-language-types.ts") });
await Promise.all([runSteps(linting), runSteps(others)]);
await runSteps({ unit: runVitest("unit"), ...(process.argv[2] === "check" ? {} : slow) });

async function runSteps(steps: Steps): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const [name, command] of Object.entries(steps)) await runStep(name, command);
}

async function runStep(name: string, [program = "", ...args]: readonly string[]): Promise<void> {
  const began = performance.now();
  const run = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, "browser.json") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [[status], ...printed] = await Promise.all([
    once(run, "close") as Promise<[number | null]>,
    text(run.stdout),
    text(run.stderr),
  ]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
  const passed = status === 0;
  process.stdout.write(`${passed ? "ok    " : "FAILED"} ${seconds} s  ${name}\n`);
  const output = printed.join("");
  if (passed && name === "requirements") process.stdout.write(output);
  if (passed) process.stdout.write(`${findSkipped(output)}${findRetried(output)}`);
  if (!passed) {
    failed.push(name);
    process.stdout.write(`${output}\n`);
  }
}

/** Tests that did not run, as `skipped-tests.ts` prints them. */
function findSkipped(output: string): string {
  return output.match(/^skipped  .*\n/gm)?.join("") ?? "";
}

/** Tests that passed only on a retry, as vitest and Playwright print them, with Playwright's errors. */
function findRetried(output: string): string {
  const vitest = output.match(/^.*\(retry x\d+\).*$/gm) ?? [];
  const errors = output.match(/^ {2}\d+\) .*\n(?:(?: {4}.*)?\n)*/gm) ?? [];
  const playwright = /^ *\d+ flaky$[^]*?(?=^ *\d+ (?:skipped|passed))/m.exec(output)?.[0] ?? "";
  return [...vitest.map((line) => `${line}\n`), ...errors, playwright].join("");
}

rmSync(reports, { recursive: true });
if (failed.length > 0) {
  process.stdout.write(`\nFailed: ${failed.join(", ")}\n`);
  process.exitCode = 1;
}
