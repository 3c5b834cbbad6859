import { CHUNK_RELOAD_GUARD_MS } from "#contract/constants.ts";

const KEY = "chunk-reloaded-at";

/**
 * A part of the program that cannot be loaded is usually one that a newer version replaced: the
 * page reloads once, and not again within the guard, so that a broken server cannot make it spin.
 */
export function reloadOnFailedChunk(page: Window, now: () => number = Date.now): void {
  page.addEventListener("vite:preloadError", (event) => {
    const at = now();
    const before = Number(page.sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (at - before < CHUNK_RELOAD_GUARD_MS) return;
    event.preventDefault();
    page.sessionStorage.setItem(KEY, String(at));
    page.location.reload();
  });
}
