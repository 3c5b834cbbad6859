import type { SiteId } from "#contract/ids.ts";
import { countFictionalProfiles } from "#server/domains/profiles/reads.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/database.ts";

/** How many fictional profiles a site has, which its pages name before sign-up and before paying. */
export type FictionalCount = (site: Pick<Site, "id" | "fictional_profiles">) => Promise<number>;

const CACHE_MS = 60_000;

/** Counts at most once a minute; 0 for a site whose owner has not switched them on. */
export function createFictionalCount(db: Database, clock: Clock): FictionalCount {
  const cached = new Map<SiteId, { readonly count: Promise<number>; readonly at: number }>();
  return (site) => {
    if (!site.fictional_profiles) return Promise.resolve(0);
    const at = clock.now().getTime();
    const before = cached.get(site.id);
    if (before && at - before.at < CACHE_MS) return before.count;
    const count = countFictionalProfiles(db, site.id);
    cached.set(site.id, { count, at });
    count.catch(() => cached.delete(site.id));
    return count;
  };
}
