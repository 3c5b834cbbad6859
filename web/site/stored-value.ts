/** A value stored in the browser for the current member or visitor. */
export interface StoredValue<Value> {
  /** Null if nothing valid is stored. */
  readonly get: () => Value | null;
  readonly set: (value: Value) => void;
  readonly remove: () => void;
}

/** `session` lasts as long as the tab, `local` until log-out, `device` until it is removed. */
type Lifetime = "session" | "local" | "device";

/** Marks the keys that clearStoredValues() removes; device settings have no prefix. */
const PREFIX = "member:";

/**
 * A value stored as JSON. The stored text may come from an older version or have been edited by hand,
 * so `parse` validates it. If storage is blocked, full or broken, it stores nothing and does not
 * throw. Log-out and another member's log-in remove it, except a value of the device.
 */
export function storedValue<Value>(
  lifetime: Lifetime,
  name: string,
  parse: (json: unknown) => Value | null,
): StoredValue<Value> {
  const key = lifetime === "device" ? name : PREFIX + name;
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

/** Removes every stored value in this browser. */
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

/** Blocked storage throws on access, full storage on writing. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
