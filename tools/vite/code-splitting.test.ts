import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, mergeConfig } from "vite";
import type { Rolldown, UserConfigFnObject } from "vite";
import { beforeAll, expect, test, vi } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import { listAssets } from "#server/roles/pages/built-renderer.ts";
import { routeTable } from "#web/routes/route-table.ts";
import type { Route } from "#web/routes/route-types.ts";
import { shellAreas } from "#web/texts/areas.ts";
import { languageFile, textFile } from "#web/texts/load-texts.ts";
// oxlint-disable-next-line import/no-relative-parent-imports -- the root has no #name
import config from "../../vite.config.ts";

let chunks: readonly Rolldown.OutputChunk[] = [];
let manifest: Parameters<typeof listAssets>[0] = {};

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  const ours = (config as UserConfigFnObject)({ command: "build", mode: "production" });
  const built = (await build(
    mergeConfig(ours, {
      root: resolve(import.meta.dirname, "../.."),
      configFile: false,
      logLevel: "silent",
      build: { write: false },
    }),
  )) as Rolldown.RolldownOutput;
  chunks = built.output.filter((one) => one.type === "chunk");
  const list = built.output.find(({ fileName }) => fileName === ".vite/manifest.json");
  manifest = JSON.parse(String(list?.type === "asset" && list.source)) as typeof manifest;
}, 60_000);

/** The files that an entry fetches before it runs. */
function filesOf(entry: string): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file));
  };
  visit(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${entry}`)));
  return [...found];
}

const sizeOf = (files: readonly Rolldown.OutputChunk[]) =>
  files.reduce((sum, { code }) => sum + code.length, 0);

test("the program is one large file and a few small shared ones", () => {
  const [largest, ...others] = filesOf("entry-client.tsx").toSorted(
    (a, b) => b.code.length - a.code.length,
  );
  expect(largest?.code.length).toBeGreaterThan(300_000);
  expect(others.length).toBeLessThan(8);
  expect(sizeOf(others)).toBeLessThan(10_000);
});

test.each(["entry-early.ts", "entry-lazy.ts"])(
  "%s fetches nothing of the main program",
  (entry) => {
    const files = filesOf(entry);
    expect(files.length).toBeGreaterThan(0);
    expect(sizeOf(files)).toBeLessThan(20_000);
  },
);

test("the program contains only those components of the router that pages use", () => {
  const program = filesOf("entry-client.tsx").flatMap(({ moduleIds }) => moduleIds);
  expect(program.filter((id) => id.includes("/react-router/")).length).toBeGreaterThan(10);
  expect(
    program.filter((id) => id.endsWith("/react-router/dist/production/lib/dom/ssr/links.js")),
  ).toEqual([]);
});

test("pages use no feature of the router that the build leaves out", () => {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  const router = modules.filter(([id]) => id.includes("/react-router/"));
  const names = router.flatMap(([, { renderedExports }]) => renderedExports);
  expect(names).toContain("createRouter");
  expect(
    names.filter((name) => /^use(?:Blocker|Fetchers?|Submit)$|instrument/i.test(name)),
  ).toEqual([]);
});

test("a page is fetched when it is opened, not with the program", () => {
  const program = filesOf("entry-client.tsx").flatMap(({ moduleIds }) => moduleIds);
  expect(program.filter((id) => /\/web\/pages\/(?!error)/.test(id))).toEqual([]);
});

test("the live connection is fetched after hydration, not with the program", () => {
  const program = filesOf("entry-client.tsx").flatMap(({ moduleIds }) => moduleIds);
  expect(program.some((id) => id.endsWith("/live/live.tsx"))).toBe(true);
  expect(program.filter((id) => /\/live\/live-connection|\/live-events/.test(id))).toEqual([]);
});

test("only components that render on every keystroke use the React compiler", () => {
  const compiled = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id, { code }]) => !id.includes("/node_modules/") && code?.includes("memo_cache"))
    .map(([id]) => id);
  expect(compiled.some((id) => id.endsWith("/composer.tsx"))).toBe(true);
  expect(compiled.filter((id) => !/\/web\/features\/(?:chat|live)\//.test(id))).toEqual([]);
});

/**
 * The kilobytes of JavaScript that a browser with an empty cache may fetch, compressed, before a page
 * reacts. What a first load does not need belongs in a dialog or a page of its own.
 */
test.each([
  ["members", 134],
  ["member", 134],
  ["chat", 142],
] as const)("the first load of the page %s is at most %i kB of JavaScript", (name, most) => {
  const { file, areas = [] }: Route = routeTable[name];
  const loads = locales.map((locale) => {
    const texts = [...shellAreas, ...areas].map((area) => textFile(locale, area));
    const { early, scripts, preloads } = listAssets(
      manifest,
      [file ?? "", languageFile(locale), ...texts],
      false,
    );
    const files = [early, ...scripts, ...preloads].map((address) => compressed(address ?? ""));
    return files.reduce((sum, bytes) => sum + bytes, 0);
  });
  expect(Math.min(...loads)).toBeGreaterThan(100_000);
  expect(Math.max(...loads)).toBeLessThanOrEqual(most * 1_000);
});

const sizes = new Map<string, number>();

/** The bytes of a file as the server sends it. */
function compressed(address: string): number {
  const chunk = chunks.find(({ fileName }) => `/${fileName}` === address);
  if (!chunk) throw new Error(`${address} is no chunk`);
  const bytes = sizes.get(address) ?? brotliCompressSync(chunk.code).length;
  sizes.set(address, bytes);
  return bytes;
}
