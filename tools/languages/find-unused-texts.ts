import { readMentions } from "./read-mentions.ts";
import type { Mentions } from "./read-mentions.ts";

/** Areas whose keys the code iterates over or reads from data: all their keys count as used. */
const wholeAreas: readonly string[] = [
  "attributes",
  "errors",
  "interests",
  "privacy",
  "return-policy",
  "terms",
];

/**
 * The keys that no source mentions. A file mentions `shell.nav.search` if it holds the full path, or a
 * namespace and the rest of the path as strings ("shell" and "nav.search", "shell.nav" and "search").
 * The rest may also be a template that begins with it, up to a dot (`nav.${word}`). If the file passes
 * a key by value, `t(item.key)`, the rest may be in a file it imports. An unrelated equal word counts
 * too: the check finds texts that are certainly unused, not all of them.
 * @param keys full paths, starting with the area.
 * @param sources file relative to the root → its TypeScript.
 */
export function findUnusedTexts(
  keys: readonly string[],
  sources: ReadonlyMap<string, string>,
): string[] {
  const files = new Map([...sources].map(([file, source]) => [file, readMentions(file, source)]));
  const askers = [...files.values()].map((own) => withImported(own, files));
  return keys.filter((key) => {
    if (wholeAreas.some((area) => key.startsWith(`${area}.`))) return false;
    const splits = splitKey(key);
    return !askers.some((asker) => splits.some((split) => isMentioned(asker, split)));
  });
}

/** The words that may be namespaces, and those that may be the rest of a path. */
interface KeySource {
  readonly own: Mentions;
  readonly all: readonly Mentions[];
}

function withImported(own: Mentions, files: ReadonlyMap<string, Mentions>): KeySource {
  const imported = own.usesKeysByValue ? own.imports.flatMap((file) => files.get(file) ?? []) : [];
  return { own, all: [own, ...imported] };
}

interface Split {
  readonly namespace: string;
  readonly rest: string;
}

function splitKey(key: string): Split[] {
  const parts = key.split(".");
  return parts.map((_, at) => ({
    namespace: parts.slice(0, at).join("."),
    rest: parts.slice(at).join("."),
  }));
}

function isMentioned({ own, all }: KeySource, { namespace, rest }: Split): boolean {
  if (namespace !== "" && !own.words.has(namespace)) return false;
  return (
    all.some(({ words }) => words.has(rest)) ||
    own.prefixes.some((beginning) => rest.startsWith(beginning))
  );
}
