import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";

/** What the pages are made of; a change in any of it asks for a new build. */
const sources = [
  "web/**/*",
  "ui/**/*",
  "contract/**/*",
  "tools/vite/*",
  "vite.config.ts",
  "package-lock.json",
];

/** Builds the pages for browser and server. Returns false if the last build had the same sources. */
export async function ensureBuilt(
  root: string,
  say: (line: string) => void,
  makePages = buildPages,
): Promise<boolean> {
  const wanted = fingerprint(root);
  const mark = path.join(root, "dist", ".built");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return false;
  say("Building the pages …");
  // Until it is complete the folder holds a part of each.
  rmSync(mark, { force: true });
  await makePages(root);
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
  return true;
}

async function buildPages(root: string): Promise<void> {
  await build({ root, logLevel: "warn" });
  await build({ root, logLevel: "warn", build: { ssr: "web/entry-server.tsx" } });
  await compressAssets(path.join(root, "dist", "web", "assets"));
}

/** Compresses once what is served often; the server picks by what the browser accepts. */
async function compressAssets(dir: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  const files = globSync("*.{js,css,svg}", { cwd: dir });
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(dir, name);
      const bytes = readFileSync(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(`${file}.br`, await brotli(bytes, quality));
      writeFileSync(`${file}.gz`, await gz(bytes, { level: 9 }));
    }),
  );
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
