import { afterEach, expect, test, vi } from "vitest";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import { lastOpened } from "./last-opened.ts";

afterEach(() => vi.unstubAllGlobals());

function stubStorage() {
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  return storage;
}

const opened = {
  conversation: "c1" as ConversationId,
  profile: "els" as MemberId,
  at: "2026-11-21T10:00:00.000Z",
};

test("stores the last opened chat with its profile and date until it is removed", () => {
  const storage = stubStorage();
  lastOpened.set({ ...opened, profile: "bea" as MemberId });
  lastOpened.set(opened);
  expect(lastOpened.get()).toEqual(opened);
  lastOpened.remove();
  expect(lastOpened.get()).toBeNull();
  expect(storage.size).toBe(0);
});

test("ignores an incomplete stored value", () => {
  const storage = stubStorage();
  lastOpened.set(opened);
  for (const key of storage.keys()) storage.set(key, '{"conversation":"c1"}');
  expect(lastOpened.get()).toBeNull();
});
