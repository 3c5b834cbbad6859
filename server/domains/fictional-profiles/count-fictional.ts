import type { Services } from "#server/domains/request-context.ts";
import { countFictionalProfiles } from "#server/domains/profiles/reads.ts";
import type { Site } from "#server/domains/sites/find-site.ts";

const KEEP_MS = 60_000;
const counted = new WeakMap<Services, Map<string, { count: Promise<number>; at: number }>>();

/**
 * How many fictional profiles a site has, as shown before sign-up and before paying. Counted at
 * most once a minute; 0 if the owner has not enabled them.
 */
export function countFictional(services: Services, site: Site): Promise<number> {
  if (!site.fictional_profiles) return Promise.resolve(0);
  const cached = counted.get(services) ?? new Map<string, { count: Promise<number>; at: number }>();
  counted.set(services, cached);
  const at = services.clock.now().getTime();
  const before = cached.get(site.id);
  if (before && at - before.at < KEEP_MS) return before.count;
  const count = countFictionalProfiles(services.db, site.id);
  cached.set(site.id, { count, at });
  count.catch(() => cached.delete(site.id));
  return count;
}
