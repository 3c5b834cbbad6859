import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FALLBACK_LOCALE } from "#contract/shared/languages.ts";
import { generateTypes } from "./languages/generate-types.ts";
import { readLanguages } from "./languages/read-languages.ts";

/** Writes the types of the texts; with `--check` it only fails if they are out of date. */
async function main(): Promise<void> {
  const folder = resolve(import.meta.dirname, "../languages");
  const file = join(folder, "messages.gen.ts");
  const types = await generateTypes(readLanguages(folder)[FALLBACK_LOCALE]);
  const written = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  if (types === written) return;
  if (!process.argv.includes("--check")) {
    writeFileSync(file, types);
    return;
  }
  console.error(
    "languages/messages.gen.ts is stale: run node tools/start.mjs tools/generate-language-types.ts",
  );
  process.exitCode = 1;
}

await main();
