import { afterEach, expect, test, vi } from "vitest";
import type { ConversationId, MemberId } from "#contract/ids.ts";
import { forgetOpened, lastOpened, rememberOpened } from "./last-opened.ts";

afterEach(() => vi.unstubAllGlobals());

function aStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

const opened = { conversation: "c1" as ConversationId, profile: "els" as MemberId };

test("the chat opened last is kept with its profile and its date, until it is forgotten", () => {
  const kept = aStorage();
  rememberOpened({ ...opened, profile: "bea" as MemberId }, new Date("2026-11-20T09:00:00Z"));
  rememberOpened(opened, new Date("2026-11-21T10:00:00Z"));
  expect([...kept.values()].map((one) => JSON.parse(one) as unknown)).toEqual([
    { conversation: "c1", profile: "els", at: "2026-11-21T10:00:00.000Z" },
  ]);
  expect(lastOpened()).toBe("c1");
  forgetOpened();
  expect(lastOpened()).toBeNull();
  expect(kept.size).toBe(0);
});

test("a browser that keeps nothing, or something else, has no chat opened last", () => {
  const kept = aStorage();
  rememberOpened(opened, new Date());
  for (const key of kept.keys()) kept.set(key, "{");
  expect(lastOpened()).toBeNull();
  vi.unstubAllGlobals();
  expect(() => rememberOpened(opened, new Date())).not.toThrow();
  expect(lastOpened()).toBeNull();
  expect(() => forgetOpened()).not.toThrow();
});
