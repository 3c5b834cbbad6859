import { createHash } from "node:crypto";

/**
 * The most statements prepared per connection. The program has a few hundred; a statement that
 * builds a new text for each call would otherwise fill PostgreSQL's memory.
 */
const MAX_NAMES = 1_000;

/**
 * Names statements by their text, so that PostgreSQL parses each once per connection and plans it a
 * few times instead of at every call. All connections of a pool share one table.
 */
export function createStatementNames(limit = MAX_NAMES) {
  const names = new Map<string, string>();
  return {
    /** The name to prepare this text under; undefined if the table is full. */
    find(text: string): string | undefined {
      const known = names.get(text);
      if (known !== undefined || names.size >= limit) return known;
      const name = createHash("sha256").update(text).digest("base64url").slice(0, 24);
      names.set(text, name);
      return name;
    },
  };
}
