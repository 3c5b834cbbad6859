/**
 * The leaves of a language file by their dotted path, in the order of the file:
 * `{ nav: { search: "Zoeken" } }` → `nav.search` → `"Zoeken"`. A leaf that is no text stays as it
 * is, and the check reports it.
 */
export function flattenTexts(texts: unknown): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  collectLeaves(texts, "", leaves);
  return leaves;
}

/** Whether a part of a language file holds further keys. */
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
