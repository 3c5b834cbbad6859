import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConversationId } from "#contract/shared/ids.ts";
import { TYPING_SHOWN_MS, createTypingStore } from "./typing.ts";

const id = "k" as ConversationId;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a member counts as typing until a while after the last typing event", () => {
  const typing = createTypingStore();
  typing.begin(id);
  vi.advanceTimersByTime(TYPING_SHOWN_MS - 1);
  typing.begin(id);
  vi.advanceTimersByTime(TYPING_SHOWN_MS - 1);
  expect(typing.isTyping(id)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(typing.isTyping(id)).toBe(false);
});

test("a message ends typing, and every change notifies once", () => {
  const typing = createTypingStore();
  let notified = 0;
  typing.subscribe(() => (notified += 1));
  typing.begin(id);
  typing.end(id);
  typing.end(id);
  vi.advanceTimersByTime(TYPING_SHOWN_MS);
  expect(typing.isTyping(id)).toBe(false);
  expect(notified).toBe(2);
});
