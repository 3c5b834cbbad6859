import { afterEach, expect, test, vi } from "vitest";
import { stubStorage } from "#tests/browser/stub-storage.ts";
import { addRecentEmoji, recentEmoji } from "./recent-emoji.ts";

afterEach(() => void vi.unstubAllGlobals());

test("keeps the sixteen emoji used last, latest first, each once", () => {
  stubStorage("localStorage");
  expect(recentEmoji.get()).toBeNull();
  const letters = "abcdefghijklmnopqrst".split("");
  for (const letter of letters) addRecentEmoji(letter);
  addRecentEmoji("m");
  expect(recentEmoji.get()?.join("")).toBe("mtsrqponlkjihgfe");
});

test("ignores what is no list of texts", () => {
  stubStorage("localStorage", { "member:recent-emoji": '{"a":1}' });
  expect(recentEmoji.get()).toBeNull();
  stubStorage("localStorage", { "member:recent-emoji": '["🍀",1]' });
  expect(recentEmoji.get()).toEqual(["🍀"]);
});
