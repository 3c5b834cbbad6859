import { expect, test } from "vitest";
import { reloadOnFailedChunk } from "./reload-on-failed-chunk.ts";

/** A page that counts its reloads, and a clock. */
function aPage(target: string | null = null, read?: () => never) {
  const events = new EventTarget();
  const stored = new Map<string, string>();
  const went: string[] = [];
  let now = 1_000_000;
  const page = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    sessionStorage: {
      getItem: read ?? ((key: string) => stored.get(key) ?? null),
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    location: { reload: () => went.push("reload"), assign: (url: string) => went.push(url) },
  };
  const end = reloadOnFailedChunk(
    page,
    () => target,
    () => now,
  );
  return {
    went,
    end,
    wait: (ms: number) => (now += ms),
    fail: () => {
      const event = new Event("vite:preloadError", { cancelable: true });
      events.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

test("a chunk that fails to load reloads the page, once within 60 seconds", () => {
  const page = aPage();
  expect(page.fail()).toBe(true);
  page.wait(59_999);
  expect(page.fail()).toBe(false);
  expect(page.went).toEqual(["reload"]);
  page.wait(1);
  expect(page.fail()).toBe(true);
  expect(page.went).toEqual(["reload", "reload"]);
});

test("a chunk that fails during a navigation loads the target page", () => {
  const page = aPage("/members?page=2");
  page.fail();
  expect(page.went).toEqual(["/members?page=2"]);
});

test("does not reload if storage is blocked, since nothing could end a loop", () => {
  const page = aPage(null, () => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(page.fail()).toBe(false);
  expect(page.went).toEqual([]);
});

test("does not reload after it was stopped", () => {
  const page = aPage();
  page.end();
  expect(page.fail()).toBe(false);
  expect(page.went).toEqual([]);
});
