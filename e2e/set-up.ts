import type { FullConfig } from "@playwright/test";
import { ensureChromium } from "./chromium.ts";
import { startDemo } from "./start-demo.ts";

async function setUp({ projects }: FullConfig): Promise<() => Promise<void>> {
  await ensureChromium();
  return startDemo(Number(new URL(projects[0]?.use.baseURL ?? "").port));
}

// oxlint-disable-next-line import/no-default-export -- Playwright requires it
export default setUp;
