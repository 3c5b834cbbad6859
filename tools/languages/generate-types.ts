import { format } from "oxfmt";
import { isGroup } from "./flatten-texts.ts";
import type { Areas } from "./read-languages.ts";

/**
 * The source of `messages.gen.ts`: the nl texts as literal types, from which use-intl infers the
 * keys and the arguments of every call.
 * @throws {Error} naming the key, if a leaf is not a text.
 */
export async function generateTypes(areas: Areas): Promise<string> {
  const members = [...areas].map(
    ([area, texts]) => `${JSON.stringify(area)}: ${typeOf(texts, [area])};`,
  );
  const source = `${heading}\nexport interface Messages {\n${members.join("\n")}\n}\n`;
  const { code, errors } = await format("messages.gen.ts", source, { printWidth: 100 });
  if (errors[0]) throw new Error(errors[0].message);
  return code;
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
