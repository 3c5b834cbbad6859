import { vi } from "vitest";

/** Stubs the browser's storage with an in-memory storage. */
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
