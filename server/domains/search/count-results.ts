import type { Viewer } from "#server/domains/profiles/visibility.ts";
import type { Database } from "#server/platform/database/database.ts";
import { MAX_COUNTED } from "./rules.ts";
import * as store from "./store.ts";
import type { Criteria } from "./store.ts";

type Counted = Awaited<ReturnType<typeof store.countResults>>;

/** How many members a search finds, counted at most a minute before `at`. */
export type ResultCount = (viewer: Viewer, criteria: Criteria, at: Date) => Promise<Counted>;

const CACHE_MS = 60_000;
const MAX_CACHED = 5_000;

/**
 * Counting is the dearest part of a search, and the same on every page of its results. Each viewer
 * has their own counts, because blocks hide members from each other.
 */
export function createResultCount(db: Database): ResultCount {
  const cached = new Map<string, { readonly at: number; readonly count: Promise<Counted> }>();
  return (viewer, criteria, at) => {
    const key = JSON.stringify([viewer, criteria]);
    const known = cached.get(key);
    if (known && Math.abs(at.getTime() - known.at) < CACHE_MS) return known.count;
    const count = store.countResults(db, viewer, criteria, MAX_COUNTED + 1);
    cached.delete(key);
    cached.set(key, { at: at.getTime(), count });
    const [oldest] = cached.size > MAX_CACHED ? cached.keys() : [];
    if (oldest !== undefined) cached.delete(oldest);
    count.catch(() => cached.delete(key));
    return count;
  };
}
