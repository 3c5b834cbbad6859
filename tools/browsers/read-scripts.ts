import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import type { SourceMapPayload } from "node:module";
import path from "node:path";
import { build } from "vite";
import type { Rolldown } from "vite";

/** A script as a browser gets it, but not minified. */
interface Script {
  readonly code: string;
  /** The source file, relative to the root, and the line that a place in the code comes from. */
  readonly locate: (offset: number) => Place;
}

interface Place {
  readonly file: string;
  readonly line: number;
}

interface Pages {
  readonly scripts: readonly Script[];
  readonly styleSheets: readonly string[];
}

/** Builds the pages of both sites in memory, so that it sees packages too, and no unused module. */
export async function readPages(root: string): Promise<Pages> {
  const output: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [];
  for (const configFile of ["vite.config.ts", "vite.office.config.ts"]) {
    // oxlint-disable-next-line no-await-in-loop -- each takes a core
    const built = await build({
      root,
      configFile: path.join(root, configFile),
      logLevel: "error",
      build: { write: false, minify: false, cssMinify: true, sourcemap: "hidden" },
    });
    for (const each of [built].flat()) if ("output" in each) output.push(...each.output);
  }
  const worker = "web/sw-push.js";
  return {
    scripts: [
      ...output.flatMap((each) => (each.type === "chunk" ? [readChunk(root, each)] : [])),
      readUnbuilt(root, worker),
    ],
    styleSheets: output.flatMap((each) =>
      each.type === "asset" && each.fileName.endsWith(".css") ? [String(each.source)] : [],
    ),
  };
}

function readChunk(root: string, { code, map, fileName }: Rolldown.OutputChunk): Script {
  const sources = map && new SourceMap(JSON.parse(map.toString()) as SourceMapPayload);
  const starts = [0];
  for (const line of code.split("\n")) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const locate = (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset);
    const entry = sources?.findEntry(line, offset - (starts[line] ?? 0));
    if (!entry || !("originalLine" in entry)) return { file: fileName, line: line + 1 };
    const file = path.relative(root, path.resolve(root, "dist/web/assets", entry.originalSource));
    return { file, line: entry.originalLine + 1 };
  };
  return { code, locate };
}

function readUnbuilt(root: string, file: string): Script {
  const code = readFileSync(path.join(root, file), "utf8");
  return { code, locate: (offset) => ({ file, line: lineAt(code, offset) }) };
}

export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split("\n").length;
