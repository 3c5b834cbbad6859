import { resolve } from "node:path";
import { build } from "vite";
import type { Plugin } from "vite";
import { expect, test } from "vitest";
import { browserBoundary, findViolation } from "./browser-boundary.ts";

const project = resolve(import.meta.dirname, "../..");

test.each([
  ["#server/platform/clock.ts", `${project}/server/platform/clock.ts`, "nothing of server/"],
  ["../server/config.ts", `${project}/server/config.ts?raw`, "nothing of server/"],
  ["zod", `${project}/node_modules/zod/index.js`, "no zod"],
  ["zod/mini", undefined, "no zod"],
  ["./schemas.js", `${project}/node_modules/zod/v4/core/schemas.js`, "no zod"],
  ["node:fs", "__vite-browser-external", "no Node modules"],
  ["fs/promises", undefined, "no Node modules"],
])("the browser may not import %s (%s): %s", (source, id, reason) => {
  expect(findViolation(source, id)).toContain(reason);
});

test.each([
  ["react-dom/server", `${project}/node_modules/react-dom/server.browser.js`],
  ["./server/x.js", `${project}/node_modules/some-package/server/x.js`],
  ["./server-time.ts", `${project}/web/server-time.ts`],
  ["#contract/formatting/money.ts", `${project}/contract/money.ts`],
  ["events", `${project}/node_modules/events/events.js`],
  ["zodiac", `${project}/node_modules/zodiac/index.js`],
  ["./gone.ts", undefined],
])("the browser may import %s (%s)", (source, id) => {
  expect(findViolation(source, id)).toBeUndefined();
});

test.each([
  ['import "#server/platform/clock.ts";', "web/entry.ts imports #server/platform/clock.ts: "],
  ['import { z } from "zod"; z.string();', "web/entry.ts imports zod: "],
  ['import { z } from "zod";', "web/entry.ts imports zod: "],
  ['import { readFileSync } from "node:fs";', "web/entry.ts imports node:fs: "],
  ['export const later = () => import("node:path");', "web/entry.ts imports node:path: "],
  ['import "#contract/endpoint-schemas.ts";', "contract/endpoint-schemas.ts imports zod: "],
])("a build for the browser fails on %s and names the importer", async (code, message) => {
  await expect(bundle(code)).rejects.toThrow(message);
});

test("the browser may import types of the server and zod, because a build drops types", async () => {
  const code = [
    'import type { Clock } from "#server/platform/clock.ts";',
    'import type { z } from "zod";',
    "export const now = (clock: Clock, shape: z.ZodType) => [clock, shape];",
  ];
  await bundle(code.join("\n"));
});

test("a build for the server may import all of these", async () => {
  await bundle('import "#server/platform/clock.ts"; import "zod"; import "node:fs";', true);
});

async function bundle(code: string, forServer = false): Promise<void> {
  const modules = new Map([
    [`${project}/web/entry.ts`, code],
    [`${project}/contract/endpoint-schemas.ts`, 'import "zod";'],
  ]);
  const inMemory: Plugin = {
    name: "in-memory",
    enforce: "pre",
    resolveId: (source) => {
      const file = source.replace("#contract/", `${project}/contract/`);
      return modules.has(file) ? file : null;
    },
    load: (id) => modules.get(id) ?? null,
  };
  const entry = `${project}/web/entry.ts`;
  await build({
    root: project,
    configFile: false,
    logLevel: "silent",
    plugins: [inMemory, browserBoundary()],
    build: { write: false, rollupOptions: { input: entry }, ...(forServer && { ssr: entry }) },
  });
}
