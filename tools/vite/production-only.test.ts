import { resolve } from "node:path";
import { build, mergeConfig } from "vite";
import type { UserConfig, UserConfigFnObject } from "vite";
import { expect, test } from "vitest";
// oxlint-disable-next-line import/no-relative-parent-imports -- the root has no #name
import config from "../../vite.config.ts";

const project = resolve(import.meta.dirname, "../..");
// A small file that imports React.
const entry = "web/features/live/use-live.ts";

test("the server build contains no library's development files", async () => {
  await expect(bundle({})).resolves.toBeDefined();
});

test("a build that includes a development file fails and names it", async () => {
  const asItRuns = { define: { "process.env.NODE_ENV": "process.env.NODE_ENV" } };
  await expect(bundle(asItRuns)).rejects.toThrow(/react\.development\.js is for development/);
});

function bundle(change: UserConfig) {
  const ours = (config as UserConfigFnObject)({
    command: "build",
    mode: "production",
    isSsrBuild: true,
  });
  return build(
    mergeConfig(mergeConfig(ours, change), {
      root: project,
      configFile: false,
      logLevel: "silent",
      build: { write: false, ssr: entry, rolldownOptions: { input: entry } },
    }),
  );
}
