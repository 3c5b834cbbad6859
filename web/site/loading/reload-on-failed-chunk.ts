/** A part that fails to load reloads the page at most once in this time. */
const CHUNK_RELOAD_GUARD_MS = 60_000;

const KEY = "chunk-reloaded-at";

/** The parts of the window it uses. */
interface ReloadingWindow {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  readonly location: Pick<Location, "assign" | "reload">;
}

let reload: () => boolean = () => false;

/**
 * Makes `orReload` reload this page, or load the `target` of a navigation in progress. The server
 * never calls it, and reloads nothing.
 */
export function reloadOnFailedChunk(
  page: ReloadingWindow,
  target: () => string | null,
  now: () => number = Date.now,
): void {
  let isReloading = false;
  reload = () => {
    if (isReloading) return true;
    if (!mayReload(page, now())) return false;
    isReloading = true;
    const address = target();
    if (address) page.location.assign(address);
    else page.location.reload();
    return true;
  };
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

/**
 * Reloads the page when a chunk that a visitor waits for fails to load, usually because a newer version
 * replaced it: once within the guard period, so that a broken server cannot cause a loop. Never
 * resolves while the page is reloading, to avoid a flash of an error.
 */
export async function orReload<T>(chunk: Promise<T>): Promise<T> {
  try {
    return await chunk;
  } catch (error) {
    if (reload()) return new Promise<never>(() => undefined);
    throw error;
  }
}
