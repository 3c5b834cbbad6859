import { createHash } from "node:crypto";

/** The version of the warning about fictional profiles: it changes with the text of any language. */
export function hashWarning(texts: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url").slice(0, 16);
}
