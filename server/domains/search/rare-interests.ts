import type { Viewer } from "#server/domains/profiles/visibility/visibility.ts";
import { createAnswerCache } from "#server/platform/load/answer-cache.ts";
import type { Database } from "#server/platform/database/database.ts";
import { countSampled } from "./rare-interests-store.ts";
import type { Criteria } from "./store.ts";

/** Whether so few members have the interests of a search that looking them all up is faster. */
export type RareInterests = (viewer: Viewer, criteria: Criteria, at: Date) => Promise<boolean>;

/** Interests are rare if fewer than `FEW` of the `SAMPLED` most recently active members have one. */
const SAMPLED = 1_000;
const FEW = 5;

/**
 * Both ways find the same members, so an outdated answer only costs time. All searchers of a group
 * share it.
 */
export function createRareInterests(db: Database): RareInterests {
  const answers = createAnswerCache<boolean>({ maxAge: 600_000, maxAnswers: 5_000 });
  return async (viewer, criteria, at) => {
    const { gender, seeks, interests } = criteria;
    if (interests.length === 0) return false;
    const key = JSON.stringify([viewer.site, gender, seeks, interests]);
    return answers(key, at, async () => (await countSampled(db, viewer, criteria, SAMPLED)) < FEW);
  };
}
