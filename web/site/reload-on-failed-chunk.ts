import { CHUNK_RELOAD_GUARD_MS } from "#contract/constants.ts";

const KEY = "chunk-reloaded-at";

/** What of the browser's window it needs. */
interface Reloading extends Pick<Window, "addEventListener" | "removeEventListener"> {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  readonly location: Pick<Location, "assign" | "reload">;
}

/**
 * A part of the program that cannot be loaded is usually one that a newer version replaced: the
 * page is loaded anew, once, and not again within the guard, so that a broken server cannot make it
 * spin. `target` is the address on its way, if any: that is where the member wants to be. Returns
 * what ends it.
 */
export function reloadOnFailedChunk(
  page: Reloading,
  target: () => string | null,
  now: () => number = Date.now,
): () => void {
  const reload = (event: Event) => {
    const at = now();
    const before = Number(page.sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (at - before < CHUNK_RELOAD_GUARD_MS) return;
    // The import then answers undefined, and whoever waits for it waits until the page is gone.
    event.preventDefault();
    page.sessionStorage.setItem(KEY, String(at));
    const address = target();
    if (address) page.location.assign(address);
    else page.location.reload();
  };
  page.addEventListener("vite:preloadError", reload);
  return () => page.removeEventListener("vite:preloadError", reload);
}

/** Waits for ever where the page is being loaded anew, so that nothing flashes in between. */
export async function orReload<T>(part: Promise<T>): Promise<T> {
  // Only a prevented chunk failure answers undefined.
  const loaded: T | undefined = await part;
  return loaded ?? new Promise<never>(() => undefined);
}
