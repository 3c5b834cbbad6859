import type { RequestContext } from "#server/domains/request-context.ts";
import type { Viewer } from "#server/domains/profiles/visibility.ts";
import type { Database } from "#server/platform/database/database.ts";
import { MAX_COUNTED } from "./rules.ts";
import * as store from "./store.ts";
import type { Criteria } from "./store.ts";

type Counted = Awaited<ReturnType<typeof store.countResults>>;

const CACHE_MS = 60_000;
const MAX_CACHED = 5_000;

const caches = new WeakMap<
  Database,
  Map<string, { readonly at: number; count: Promise<Counted> }>
>();

/**
 * Counting is the dearest part of a search, and the same on every page of its results, so a count is
 * at most a minute old. Each viewer has her own, because blocks hide members from each other.
 */
export function countResults(
  { services, at }: Pick<RequestContext, "services" | "at">,
  viewer: Viewer,
  criteria: Criteria,
): Promise<Counted> {
  const cache = caches.get(services.db) ?? new Map();
  caches.set(services.db, cache);
  const key = JSON.stringify([viewer, criteria]);
  const known = cache.get(key);
  if (known && Math.abs(at.getTime() - known.at) < CACHE_MS) return known.count;
  const count = store.countResults(services.db, viewer, criteria, MAX_COUNTED + 1);
  cache.delete(key);
  cache.set(key, { at: at.getTime(), count });
  const [oldest] = cache.size > MAX_CACHED ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  count.catch(() => cache.delete(key));
  return count;
}
