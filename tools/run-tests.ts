import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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

const fast: Readonly<Record<string, readonly string[]>> = {
  format: [bin("oxfmt"), "--check", "."],
  "lint and boundaries": [...oxlint, "--type-aware", "--deny-warnings"],
  languages: tool("check-languages.ts"),
  "language types": tool("generate-language-types.ts", "--check"),
  types: [bin("tsc")],
  unused: [bin("knip"), "--no-config-hints"],
  "used by tests alone": [bin("knip"), "--production", "--no-config-hints"],
  requirements: tool("check-requirements.ts"),
  unit: runVitest("unit"),
};

const slow: Readonly<Record<string, readonly string[]>> = {
  // Before the database tests, which start the program: both would build the pages otherwise.
  build: tool("build-pages.ts"),
  database: runVitest("database"),
  browser: [bin("playwright"), "test", "--reporter=line,json"],
  "requirements that ran": tool("check-requirements.ts", "--executed", reports),
};

const mode = process.argv[2];
const steps = mode === "check" ? fast : { ...fast, ...slow };
const failed: string[] = [];
for (const [name, command] of Object.entries(steps)) {
  const began = performance.now();
  const [program = "", ...args] = command;
  const run = spawnSync(program, args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, "browser.json") },
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
  const passed = run.status === 0;
  process.stdout.write(`${passed ? "ok    " : "FAILED"} ${seconds} s  ${name}\n`);
  const output = `${run.stdout}${run.stderr}`;
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
