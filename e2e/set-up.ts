import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import chromium from "@sparticuz/chromium";

/** Where no Chromium is installed, the one inside a package is unpacked once. */
async function setUp(): Promise<void> {
  const installed = [process.env["CHROMIUM"], "/usr/bin/chromium"].some(
    (file) => file && existsSync(file),
  );
  const target = "node_modules/.cache/chromium/chromium";
  if (installed || existsSync(target)) return;
  await mkdir("node_modules/.cache/chromium", { recursive: true });
  await copyFile(await chromium.executablePath(), target);
}

// oxlint-disable-next-line import/no-default-export -- the runner asks for it
export default setUp;
