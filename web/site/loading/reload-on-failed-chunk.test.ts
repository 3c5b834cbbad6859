import { expect, test } from "vitest";
import { orReload, reloadOnFailedChunk } from "./reload-on-failed-chunk.ts";

/** A page that counts its reloads, and a clock. */
function aPage(target: string | null = null, read?: () => never) {
  const stored = new Map<string, string>();
  const went: string[] = [];
  let now = 1_000_000;
  const page = {
    sessionStorage: {
      getItem: read ?? ((key: string) => stored.get(key) ?? null),
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    location: { reload: () => went.push("reload"), assign: (url: string) => went.push(url) },
  };
  const load = () =>
    reloadOnFailedChunk(
      page,
      () => target,
      () => now,
    );
  load();
  return { went, load, wait: (ms: number) => (now += ms) };
}

/** What a caller gets of a chunk that fails to load. */
async function failedChunk(): Promise<string> {
  let outcome = "waits for the reload";
  orReload(Promise.reject(new Error("no chunk"))).catch((error: Error) => {
    outcome = error.message;
  });
  // Promises that settle have done so in the next macrotask.
  await new Promise((resolve) => void setImmediate(resolve));
  return outcome;
}

test("a chunk that fails to load reloads the page, once within 60 seconds", async () => {
  const page = aPage();
  expect(await failedChunk()).toBe("waits for the reload");
  page.load();
  page.wait(59_999);
  expect(await failedChunk()).toBe("no chunk");
  expect(page.went).toEqual(["reload"]);
  page.wait(1);
  expect(await failedChunk()).toBe("waits for the reload");
  expect(page.went).toEqual(["reload", "reload"]);
});

test("two chunks that fail together reload the page once, without an error", async () => {
  const page = aPage();
  expect(await Promise.all([failedChunk(), failedChunk()])).toEqual(
    Array(2).fill("waits for the reload"),
  );
  expect(page.went).toEqual(["reload"]);
});

test("a chunk that fails during a navigation loads the target page", async () => {
  const page = aPage("/members?page=2");
  await failedChunk();
  expect(page.went).toEqual(["/members?page=2"]);
});

test("does not reload if storage is blocked, since nothing could end a loop", async () => {
  const page = aPage(null, () => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(await failedChunk()).toBe("no chunk");
  expect(page.went).toEqual([]);
});
