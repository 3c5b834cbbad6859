import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import type { FullConfig } from "@playwright/test";
import chromium from "@sparticuz/chromium";
import { startDemo } from "./start-demo.ts";

async function setUp({ projects }: FullConfig): Promise<() => Promise<void>> {
  await unpackChromium();
  return startDemo(Number(new URL(projects[0]?.use.baseURL ?? "").port));
}

/** Where no Chromium is installed, the one inside a package is unpacked once. */
export async function unpackChromium(): Promise<void> {
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
