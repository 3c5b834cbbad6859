import { vi } from "vitest";

/** Gives the browser's code storage in memory with these entries. */
export function stubStorage(
  name: "localStorage" | "sessionStorage",
  entries: Readonly<Record<string, string>> = {},
): Storage {
  const values = new Map(Object.entries(entries));
  const storage: Storage = {
    get length() {
      return values.size;
    },
    key: (at) => [...values.keys()][at] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
  vi.stubGlobal(name, storage);
  return storage;
}
