import { hash } from "node:crypto";

/** Loads each once in a process, when it is first needed. */
export function memoizeLoad<Key, Value>(load: (key: Key) => Value): (key: Key) => Value {
  const loaded = new Map<Key, Value>();
  return (key) => {
    const value = loaded.get(key) ?? load(key);
    loaded.set(key, value);
    return value;
  };
}

/** Answers, because a list or a conversation that is opened again asks about the same texts. */
const CACHED = 20_000;

/** Remembers the latest answers under the hash of their text, so that no text stays in memory. */
export function memoizeAnswers<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const key = hash("sha1", text, "base64");
    const value = known.get(key) ?? answer(text);
    if (known.size >= CACHED) known.clear();
    known.set(key, value);
    return value;
  };
}
