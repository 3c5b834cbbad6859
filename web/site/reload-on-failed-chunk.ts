import { CHUNK_RELOAD_GUARD_MS } from "#contract/shared/constants.ts";

const KEY = "chunk-reloaded-at";

/** The parts of the window it uses. */
interface ReloadingWindow extends Pick<Window, "addEventListener" | "removeEventListener"> {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  readonly location: Pick<Location, "assign" | "reload">;
}

/**
 * Reloads the page when a chunk fails to load, usually because a newer version replaced it. Reloads
 * only once within the guard period, so that a broken server cannot cause a loop. If a navigation is
 * in progress, loads its `target` instead. Returns a function that stops it.
 */
export function reloadOnFailedChunk(
  page: ReloadingWindow,
  target: () => string | null,
  now: () => number = Date.now,
): () => void {
  const reload = (event: Event) => {
    if (!mayReload(page, now())) return;
    // After preventDefault the import resolves with undefined; orReload() waits for the new page.
    event.preventDefault();
    const address = target();
    if (address) page.location.assign(address);
    else page.location.reload();
  };
  page.addEventListener("vite:preloadError", reload);
  return () => page.removeEventListener("vite:preloadError", reload);
}

/** Never reloads without storage, since nothing could end a loop. */
function mayReload(page: ReloadingWindow, at: number): boolean {
  try {
    const before = Number(page.sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (at - before < CHUNK_RELOAD_GUARD_MS) return false;
    page.sessionStorage.setItem(KEY, String(at));
    return true;
  } catch {
    return false;
  }
}

/** Never resolves while the page is reloading, to avoid a flash of an error. */
export async function orReload<T>(chunk: Promise<T>): Promise<T> {
  const loaded: T | undefined = await chunk;
  return loaded ?? new Promise<never>(() => undefined);
}
