/** A value that the browser keeps for the person using it. */
export interface StoredValue<Value> {
  /** Null if nothing usable is stored. */
  readonly get: () => Value | null;
  readonly set: (value: Value) => void;
  readonly remove: () => void;
}

/** `session` lasts as long as the tab, `local` until it is removed. */
type Lifetime = "session" | "local";

/** Marks what clearStoredValues() removes; what belongs to the device and to nobody goes without. */
const PREFIX = "member:";

/**
 * A value stored as JSON. What is read may come from an older version of the program or from somebody's
 * hand, so `parse` checks it. Where storage is blocked, full or broken nothing is stored and nothing
 * fails. Log-out removes it, and so does the log-in of another member.
 */
export function storedValue<Value>(
  lifetime: Lifetime,
  name: string,
  parse: (json: unknown) => Value | null,
): StoredValue<Value> {
  const key = PREFIX + name;
  return {
    get: () => attempt(() => parse(JSON.parse(storageOf(lifetime).getItem(key) ?? "null"))) ?? null,
    set: (value) => {
      attempt(() => storageOf(lifetime).setItem(key, JSON.stringify(value)));
    },
    remove: () => {
      attempt(() => storageOf(lifetime).removeItem(key));
    },
  };
}

/** Removes every stored value of this browser. */
export function clearStoredValues(): void {
  for (const lifetime of ["session", "local"] as const) {
    attempt(() => {
      const storage = storageOf(lifetime);
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
      for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key);
    });
  }
}

function storageOf(lifetime: Lifetime): Storage {
  return lifetime === "session" ? sessionStorage : localStorage;
}

/** A browser that blocks storage throws as soon as it is named; a full one throws when written to. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
