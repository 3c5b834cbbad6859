import { createReadStream, createWriteStream, existsSync, readFileSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";

const packageDir = fileURLToPath(new URL("..", import.meta.resolve("@sparticuz/chromium")));
const { version } = JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8")) as {
  version: string;
};
const cacheDir = fileURLToPath(new URL("../node_modules/.cache", import.meta.url));
const packaged = path.join(cacheDir, `chromium-${version}`);

/** The packaged Chromium, so that everybody tests with the same version; `CHROMIUM` overrides it. */
const program = process.env["CHROMIUM"] ?? packaged;

/** How Playwright starts a Chromium: through a script that keeps it at the server's priority. */
const launch = (chromium: string) => ({
  executablePath: fileURLToPath(new URL("chromium.sh", import.meta.url)),
  env: { ...process.env, CHROMIUM_PROGRAM: chromium },
});

export const chromiumLaunch = launch(program);

/** For tests that another browser can decide otherwise: `SECOND_CHROMIUM` takes them at desktop size. */
export const secondLaunch = launch(process.env["SECOND_CHROMIUM"] ?? program);

/**
 * Unpacks the packaged Chromium once. The package's own function would unpack to one place for all
 * projects and versions on the machine. Throws if no Chromium is available.
 */
export async function ensureChromium(): Promise<void> {
  if (existsSync(program)) return;
  if (program !== packaged) throw new Error(`CHROMIUM=${program} is not a file.`);
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      "The packaged Chromium is for Linux x64. Use your own: CHROMIUM=/path npm test",
    );
  }
  process.stdout.write("Unpacking Chromium …\n");
  const part = `${packaged}.${process.pid}`;
  await mkdir(cacheDir, { recursive: true });
  await pipeline(
    createReadStream(path.join(packageDir, "bin", "chromium.br")),
    createBrotliDecompress(),
    createWriteStream(part, { mode: 0o755 }),
  );
  await rename(part, packaged);
}
