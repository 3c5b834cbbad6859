import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The sources of the pages; a change in any of them triggers a new build. */
const sources = [
  "web/**/*",
  "office/**/*",
  "ui/**/*",
  "contract/**/*",
  "languages/**/*.json",
  "tools/vite/*",
  "vite.config.ts",
  "vite.office.config.ts",
  "package-lock.json",
];

/**
 * Builds the pages for browser and server. Returns false if the sources have not changed since the
 * last build.
 */
export async function ensureBuilt(
  root: string,
  print: (line: string) => void,
  makePages = buildPages,
): Promise<boolean> {
  const current = fingerprint(root);
  const mark = path.join(root, "dist", ".built");
  if (existsSync(mark) && readFileSync(mark, "utf8") === current) return false;
  print("Building the pages …");
  // Until the build is complete, the folder has parts of both builds.
  rmSync(mark, { force: true });
  await makePages(root);
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, current);
  return true;
}

/**
 * A separate process, because the memory of a build (400 MB) is only freed when its process ends.
 */
async function buildPages(root: string): Promise<void> {
  const script = path.join(root, "tools", "start", "make-pages.ts");
  const child = spawn(process.execPath, [script], { cwd: root, stdio: "inherit" });
  const end = () => void child.kill();
  process.once("exit", end);
  const [code] = (await once(child, "exit")) as [number | null];
  process.off("exit", end);
  if (code !== 0) throw new Error("the pages cannot be built; the lines above say why");
}

function fingerprint(root: string): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const entry of files.map((file) => path.join(file.parentPath, file.name)).toSorted()) {
    hash.update(path.relative(root, entry)).update(readFileSync(entry));
  }
  return hash.digest("hex");
}
