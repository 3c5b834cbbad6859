import type { FullConfig } from "@playwright/test";
import { ensureChromium } from "./chromium.ts";
import { openAdminSession } from "./office/staff-member.ts";
import { startDemo } from "./start-demo.ts";

async function setUp({ projects }: FullConfig): Promise<() => Promise<void>> {
  await ensureChromium();
  const baseURL = projects[0]?.use.baseURL ?? "";
  const stop = await startDemo(Number(new URL(baseURL).port));
  await openAdminSession(baseURL);
  return stop;
}

// oxlint-disable-next-line import/no-default-export -- Playwright requires it
export default setUp;
