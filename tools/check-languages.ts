import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FALLBACK_LOCALE } from "#contract/shared/languages.ts";
import { findUnusedTexts } from "./languages/find-unused-texts.ts";
import { flattenTexts } from "./languages/flatten-texts.ts";
import { findKeyOrderDifferences, checkLanguages } from "./languages/check-languages.ts";
import { readLanguages } from "./languages/read-languages.ts";
import type { Areas } from "./languages/read-languages.ts";

/**
 * Fails if a language file differs from nl, a text breaks the project's spelling rules, or no code
 * mentions a key. A different key order is printed but does not fail.
 */
function main(): void {
  const root = resolve(import.meta.dirname, "..");
  const languages = readLanguages(join(root, "languages"));
  const model = languages[FALLBACK_LOCALE];
  const keys = listKeys(model);
  const failures = [
    ...checkLanguages(languages),
    ...findUnusedTexts(keys, readSources(root)).map(describeUnused),
  ];
  for (const line of findKeyOrderDifferences(languages)) console.log(`languages/${line}`);
  for (const failure of failures) console.error(`languages/${failure}`);
  console.log(`languages: ${model.size} files, ${keys.length} texts, ${failures.length} failures`);
  if (failures.length > 0) process.exitCode = 1;
}

function listKeys(areas: Areas): string[] {
  return [...areas].flatMap(([area, texts]) =>
    [...flattenTexts(texts).keys()].map((key) => `${area}.${key}`),
  );
}

function describeUnused(key: string): string {
  const [area, ...rest] = key.split(".");
  return `${FALLBACK_LOCALE}/${area}.json: ${rest.join(".")}: no source mentions it`;
}

function readSources(root: string): Map<string, string> {
  const files = globSync("{contract,web,server,office,sandbox,world}/**/*.{ts,tsx}", { cwd: root });
  // Tests do not count as users of a text, and the generated types contain every key.
  const read = files.filter((file) => !/\.(?:test|gen)\.tsx?$/.test(file));
  return new Map(read.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

main();
