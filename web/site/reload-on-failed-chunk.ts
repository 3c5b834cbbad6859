import { CHUNK_RELOAD_GUARD_MS } from "#contract/constants.ts";

const KEY = "chunk-reloaded-at";

/** The parts of the browser's window it needs. */
interface ReloadingWindow extends Pick<Window, "addEventListener" | "removeEventListener"> {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  readonly location: Pick<Location, "assign" | "reload">;
}

/**
 * A chunk that fails to load has usually been replaced by a newer version: the page reloads, once, and
 * not again within the guard, so that a broken server cannot cause a loop. `target` is the address of
 * a navigation in progress, if any, which is loaded instead. Returns the function that stops it.
 */
export function reloadOnFailedChunk(
  page: ReloadingWindow,
  target: () => string | null,
  now: () => number = Date.now,
): () => void {
  const reload = (event: Event) => {
    if (!mayReload(page, now())) return;
    // A prevented failure resolves the import with undefined; orReload() waits for the new page.
    event.preventDefault();
    const address = target();
    if (address) page.location.assign(address);
    else page.location.reload();
  };
  page.addEventListener("vite:preloadError", reload);
  return () => page.removeEventListener("vite:preloadError", reload);
}

/** Without storage nothing could end a loop of reloads, so there is none. */
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

/** Never resolves while the page is reloading, so that nothing flashes in between. */
export async function orReload<T>(chunk: Promise<T>): Promise<T> {
  const loaded: T | undefined = await chunk;
  return loaded ?? new Promise<never>(() => undefined);
}
