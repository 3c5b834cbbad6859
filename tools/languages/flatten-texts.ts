/**
 * The leaves of a language file by dotted path, in file order: `{ nav: { search: "Zoeken" } }` →
 * `nav.search` → `"Zoeken"`. A leaf that is not a text is left as it is, and the check reports it.
 */
export function flattenTexts(texts: unknown): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  collectLeaves(texts, "", leaves);
  return leaves;
}

/** Whether a part of a language file contains further keys. */
export function isGroup(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}

function collectLeaves(part: unknown, path: string, leaves: Map<string, unknown>): void {
  if (!isGroup(part)) {
    leaves.set(path, part);
    return;
  }
  for (const [key, inner] of Object.entries(part)) {
    collectLeaves(inner, path === "" ? key : `${path}.${key}`, leaves);
  }
}
