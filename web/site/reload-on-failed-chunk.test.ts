import { expect, test } from "vitest";
import { reloadOnFailedChunk } from "./reload-on-failed-chunk.ts";

/** A page whose reloads are counted, and a clock. */
function aPage(target: string | null = null) {
  const events = new EventTarget();
  const kept = new Map<string, string>();
  const went: string[] = [];
  let now = 1_000_000;
  const page = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
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

test("a part that does not load reloads the page, once within 60 seconds", () => {
  const page = aPage();
  expect(page.fail()).toBe(true);
  page.wait(59_999);
  expect(page.fail()).toBe(false);
  expect(page.went).toEqual(["reload"]);
  page.wait(1);
  expect(page.fail()).toBe(true);
  expect(page.went).toEqual(["reload", "reload"]);
});

test("on the way to another page it is that page which is loaded", () => {
  const page = aPage("/members?page=2");
  page.fail();
  expect(page.went).toEqual(["/members?page=2"]);
});

test("once it has ended nothing is reloaded", () => {
  const page = aPage();
  page.end();
  expect(page.fail()).toBe(false);
  expect(page.went).toEqual([]);
});
