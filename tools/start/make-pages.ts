import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { writeTypes } from "#tools/languages/generate-types.ts";

/** The process that build.ts starts: rebuilds `dist/` even if it exists. */
const root = fileURLToPath(new URL("../../", import.meta.url));
// The build needs no types, but editors do.
writeTypes(path.join(root, "languages"));
await build({ root, logLevel: "warn" });
await build({ root, logLevel: "warn", build: { ssr: "web/entry-server.tsx" } });
assertAssetsExist();
await build({ root, configFile: "vite.office.config.ts", logLevel: "warn" });
for (const site of ["web", "office"]) {
  await compressAssets(path.join(root, "dist", site, "assets"));
}

/** @throws {Error} if the server's pages name a file that the browser's build did not create. */
function assertAssetsExist(): void {
  const files = globSync("dist/web-server/**/*.js", { cwd: root });
  const code = files.map((file) => readFileSync(path.join(root, file), "utf8")).join("\n");
  const addresses = new Set(code.match(/(?<=["'`])\/assets\/[\w-]+\.\w+(?=["'`])/g));
  const missing = [...addresses].filter((one) => !existsSync(path.join(root, "dist", "web", one)));
  if (addresses.size === 0 || missing.length > 0) {
    throw new Error(`the pages name files that do not exist: ${missing.join(", ")}`);
  }
}

/** Compresses static files once; the server picks a file by what the browser accepts. */
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
