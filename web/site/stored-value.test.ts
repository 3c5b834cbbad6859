import { afterEach, expect, test, vi } from "vitest";
import { stubStorage } from "#tests/browser/stub-storage.ts";
import { fieldsOf } from "#web/api/fields-of.ts";
import { clearStoredValues, storedValue } from "./stored-value.ts";

afterEach(() => void vi.unstubAllGlobals());

const parseName = (json: unknown) => {
  const { name } = fieldsOf(json);
  return typeof name === "string" ? { name } : null;
};

test("stores a value until it is removed", () => {
  const storage = stubStorage("localStorage");
  const value = storedValue("local", "friend", parseName);
  expect(value.get()).toBeNull();
  value.set({ name: "Anke" });
  expect(value.get()).toEqual({ name: "Anke" });
  value.remove();
  expect(value.get()).toBeNull();
  expect(storage.length).toBe(0);
});

test.each(["[", "null", "7", "[]", '{"name":7}'])("ignores the stored value %s", (text) => {
  stubStorage("sessionStorage", { "member:friend": text });
  expect(storedValue("session", "friend", parseName).get()).toBeNull();
});

test("does nothing, without an error, if storage is blocked", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  const value = storedValue("local", "friend", parseName);
  value.set({ name: "Anke" });
  value.remove();
  clearStoredValues();
  expect(value.get()).toBeNull();
});

test("clearing removes every stored value except device settings", () => {
  const session = stubStorage("sessionStorage", { "chunk-reloaded-at": "17" });
  const local = stubStorage("localStorage", { "hide-enrich-alert": "17" });
  for (const lifetime of ["session", "local"] as const) {
    storedValue(lifetime, "friend", parseName).set({ name: "Anke" });
    storedValue(lifetime, "other-friend", parseName).set({ name: "Bea" });
  }
  expect([session.length, local.length]).toEqual([3, 3]);
  clearStoredValues();
  expect(session.key(0)).toBe("chunk-reloaded-at");
  expect(local.key(0)).toBe("hide-enrich-alert");
  expect([session.length, local.length]).toEqual([1, 1]);
});
