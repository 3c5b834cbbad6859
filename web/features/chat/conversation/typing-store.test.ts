import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConversationId } from "#contract/ids.ts";
import { TYPING_SHOWN_MS, typingStore } from "./typing-store.ts";

const id = "k" as ConversationId;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("somebody types until a while after the last sign of it", () => {
  const typing = typingStore();
  typing.begin(id);
  vi.advanceTimersByTime(TYPING_SHOWN_MS - 1);
  typing.begin(id);
  vi.advanceTimersByTime(TYPING_SHOWN_MS - 1);
  expect(typing.isTyping(id)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(typing.isTyping(id)).toBe(false);
});

test("the message itself ends the typing, and each change is told once", () => {
  const typing = typingStore();
  let told = 0;
  typing.subscribe(() => (told += 1));
  typing.begin(id);
  typing.end(id);
  typing.end(id);
  vi.advanceTimersByTime(TYPING_SHOWN_MS);
  expect(typing.isTyping(id)).toBe(false);
  expect(told).toBe(2);
});
