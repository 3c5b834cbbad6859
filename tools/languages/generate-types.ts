import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FALLBACK_LOCALE } from "#contract/shared/languages.ts";
import { isGroup } from "./flatten-texts.ts";
import { readLanguages } from "./read-languages.ts";
import type { Areas } from "./read-languages.ts";

/** Writes the types of the texts in `folder`; git does not keep them. */
export function writeTypes(folder: string): void {
  const file = join(folder, "messages.gen.ts");
  const types = generateTypes(readLanguages(folder)[FALLBACK_LOCALE]);
  // A watching compiler would start again.
  if (!existsSync(file) || readFileSync(file, "utf8") !== types) writeFileSync(file, types);
}

/**
 * The source of `messages.gen.ts`: the nl texts as literal types, from which use-intl infers the
 * keys and the arguments of every call.
 * @throws {Error} naming the key, if a leaf is not a text.
 */
export function generateTypes(areas: Areas): string {
  const members = [...areas].map(
    ([area, texts]) => `${JSON.stringify(area)}: ${typeOf(texts, [area])};`,
  );
  return `${heading}\nexport interface Messages {\n${members.join("\n")}\n}\n`;
}

const heading = "// Written by tools/generate-language-types.ts from languages/nl.\n";

/** The texts of long documents as literal types would only slow the compiler down. */
const documentAreas: readonly string[] = ["privacy", "return-policy", "terms"];
const documentTexts: readonly string[] = ["body", "heading"];

function typeOf(part: unknown, path: readonly string[]): string {
  if (typeof part === "string") return isLong(path) ? "string" : JSON.stringify(part);
  if (!isGroup(part)) throw new Error(`${path.join(".")} is no text`);
  const members = Object.entries(part).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${typeOf(inner, [...path, key])};`,
  );
  return `{\n${members.join("\n")}\n}`;
}

function isLong(path: readonly string[]): boolean {
  return documentAreas.includes(path[0] ?? "") && documentTexts.includes(path.at(-1) ?? "");
}
