import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Assets, PageAssets } from "#web/document/document.ts";
import type { PageRenderer } from "./page-renderer.ts";

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;
type EntryServer = typeof import("#web/entry-server.tsx");

const ENTRY = "web/entry-client.tsx";
const EARLY_ENTRY = "web/entry-early.ts";
const LAZY_ENTRY = "web/entry-lazy.ts";

/** Renders with the output of `npm run build` in `dir`. Throws if there is none. */
export async function createBuiltRenderer(dir: string): Promise<PageRenderer> {
  const assetsDir = path.join(dir, "web");
  const manifest = JSON.parse(
    await readFile(path.join(assetsDir, ".vite", "manifest.json"), "utf8"),
  ) as Manifest;
  const entry = (await import(
    pathToFileURL(path.join(dir, "web-server", "entry-server.js")).href
  )) as EntryServer;
  // One list for each route, language and kind of visit.
  const listed = new Map<string, PageAssets>();
  const assets: Assets = (files, lazy) => {
    const key = `${lazy} ${files.join(" ")}`;
    const found = listed.get(key) ?? listAssets(manifest, files, lazy);
    listed.set(key, found);
    return found;
  };
  return {
    development: false,
    assetsDir,
    officeDir: path.join(dir, "office"),
    assets,
    render: (page) => entry.renderPage({ ...page, assets }),
  };
}

/** Everything the source files need, directly or through imports, each once. */
export function listAssets(
  manifest: Manifest,
  files: readonly string[],
  lazy: boolean,
): PageAssets {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const addSheets = (chunk: ManifestChunk | undefined) => {
    for (const sheet of chunk?.css ?? []) styles.add(`/${sheet}`);
  };
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    // A sheet comes after those of the parts it overrides.
    for (const imported of chunk.imports ?? []) visit(imported);
    addSheets(chunk);
  };
  // The entry's sheet comes first, because it declares the order of the layers.
  addSheets(manifest[ENTRY]);
  visit(ENTRY);
  for (const file of files) visit(file);
  const address = (name: string) => `/${manifest[name]?.file ?? ""}`;
  if (lazy) {
    return {
      early: null,
      styles: [...styles],
      preloads: [],
      scripts: [address(LAZY_ENTRY)],
      lazy,
    };
  }
  const early = address(EARLY_ENTRY);
  const scripts = [address(ENTRY)];
  const preloads = [...seen].map(address).filter((file) => ![early, ...scripts].includes(file));
  return { early, styles: [...styles], preloads, scripts, lazy };
}
