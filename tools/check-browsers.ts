import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findInScript } from "./browsers/find-in-script.ts";
import { findInStyles } from "./browsers/find-in-styles.ts";
import {
  guardedInPackages,
  harmless,
  lowered,
  polyfilled,
  replaceable,
} from "./browsers/exceptions.ts";
import { listNewerFeatures } from "./browsers/newer-features.ts";
import { listNewerStyles } from "./browsers/newer-styles.ts";
import { lineAt, readPages } from "./browsers/read-scripts.ts";

/**
 * Fails on what the oldest browsers lack (tools/vite/oldest-browsers.ts) in the scripts and styles of
 * the pages. A comment `oldest browsers: …` above a use, or anywhere in a style sheet, says what they
 * get instead.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const problems = new Set<string>();
const { scripts, styleSheets } = await readPages(root);
checkScripts();
checkStyles();
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.size > 0) {
  process.stdout.write("See docs/decisions/0042-oldest-browsers.md\n");
  process.exitCode = 1;
}

function checkScripts(): void {
  const newer = listNewerFeatures();
  const unused = new Set(Object.keys(guardedInPackages));
  for (const { code, locate } of scripts) {
    for (const { api, offset } of findInScript(code, newer, (at) => locate(at).file)) {
      const { file, line } = locate(offset);
      const name = /node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)/.exec(file)?.groups?.["name"];
      if (name !== undefined && unused.delete(`${name} ${api}`)) continue;
      if (name !== undefined && `${name} ${api}` in guardedInPackages) continue;
      const isHandled = polyfilled.has(api) || api in replaceable;
      if (name === undefined && (isHandled || isExplained(file, line))) continue;
      problems.add(`${file}:${line}  ${api}`);
    }
  }
  for (const one of unused) problems.add(`tools/browsers/exceptions.ts  no longer used: ${one}`);
}

function checkStyles(): void {
  const newer = listNewerStyles();
  for (const file of globSync("{web,office,ui}/**/*.css", { cwd: root })) {
    const css = readFileSync(path.join(root, file), "utf8");
    for (const { api, offset } of findInStyles(css, newer)) {
      const line = lineAt(css, offset);
      const inComment = css.includes(`oldest browsers: without ${api}`);
      if (lowered.has(api) || api in harmless || inComment) continue;
      problems.add(`${file}:${line}  ${api}`);
    }
  }
  for (const css of styleSheets) {
    const left = findInStyles(css, newer).filter(({ api }) => lowered.has(api));
    for (const { api } of left) problems.add(`the build does not lower ${api}`);
  }
}

/** Whether the line, or one of the two before, has the comment. */
function isExplained(file: string, line: number): boolean {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n");
  return lines.slice(Math.max(0, line - 3), line).some((one) => one.includes("oldest browsers:"));
}
