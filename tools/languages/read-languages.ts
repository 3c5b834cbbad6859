import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";

/** Area ("shell") → its parsed file; areas in alphabetical order. */
export type Areas = ReadonlyMap<string, unknown>;
export type Languages = Readonly<Record<Locale, Areas>>;

/**
 * Every language file of every locale.
 * @param folder has a subfolder for each locale.
 * @throws {Error} with the file's name if a file is not JSON.
 */
export function readLanguages(folder: string): Languages {
  const read = locales.map((locale) => [locale, readAreas(join(folder, locale))] as const);
  return Object.fromEntries(read) as Record<Locale, Areas>;
}

function readAreas(folder: string): Areas {
  const files = globSync("*.json", { cwd: folder }).toSorted();
  return new Map(files.map((file) => [basename(file, ".json"), readJson(join(folder, file))]));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
