import path from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch, secondLaunch } from "./e2e/chromium.ts";
import { aFreePort } from "./tests/world/a-free-port.ts";

// Each worker reads this file again; it inherits the ports from the process that started it.
process.env["E2E_PORT"] ??= String(await aFreePort());
process.env["E2E_SANDBOX_PORT"] ??= String(await aFreePort());
/** Starts the demo and its conversions of photos faster. */
process.env["NODE_COMPILE_CACHE"] ??= path.resolve("node_modules/.cache/compiled");
const baseURL = `http://localhost:${process.env["E2E_PORT"]}`;

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const desktop = { width: 1280, height: 800 };

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/set-up.ts",
  fullyParallel: true,
  // One more than the two cores of a small machine, because tests also wait.
  workers: 3,
  timeout: 90_000,
  // A test that passes at the second attempt hides a race: `npm test` prints it, and it is to be mended.
  retries: 2,
  expect: { timeout: 15_000 },
  reporter: [["line"]],
  use: {
    baseURL,
    browserName: "chromium",
    launchOptions: { ...chromiumLaunch, args },
  },
  projects: [
    {
      name: "phone",
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: "desktop",
      grepInvert: /@once(?!-)/,
      use: { viewport: desktop, launchOptions: { ...secondLaunch, args } },
    },
    { name: "once", grep: /@once(?!-)/, use: { viewport: desktop } },
  ],
});
