import { countFictionalProfiles } from "#server/domains/profiles/reads.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { createAnswerCache } from "#server/platform/load/answer-cache.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/database.ts";

/** How many fictional profiles a site has, which its pages name before sign-up and before paying. */
export type FictionalCount = (site: Pick<Site, "id" | "fictional_profiles">) => Promise<number>;

/** Counts at most once a minute; 0 for a site whose owner has not switched them on. */
export function createFictionalCount(db: Database, clock: Clock): FictionalCount {
  const counts = createAnswerCache<number>({ maxAge: 60_000, maxAnswers: 1_000 });
  return async (site) =>
    site.fictional_profiles
      ? counts(site.id, clock.now(), () => countFictionalProfiles(db, site.id))
      : 0;
}
