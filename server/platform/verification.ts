import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Clock } from "./clock.ts";
import type { Database, Db } from "./database/database.ts";
import type { Log } from "./log.ts";
import { defineSweep } from "./queue/queue.ts";
import type { Worker } from "./queue/queue.ts";

/** An inconsistency. */
export interface Difference {
  /** The rule that is broken. */
  readonly what: string;
  /** The account, conversation or member with the inconsistency. */
  readonly about: string;
  readonly expected: number | null;
  readonly found: number | null;
}

/** Rows whose random id begins with one of sixteen digits, so that each statement reads a part. */
export interface Slice {
  readonly from: string;
  readonly to: string;
}

const slices: readonly Slice[] = Array.from("0123456789abcdef", (digit) => ({
  from: `${digit}0000000-0000-0000-0000-000000000000`,
  to: `${digit}fffffff-ffff-ffff-ffff-ffffffffffff`,
}));

/** A query for each rule, by its text; it returns what breaks the rule. */
export type Rules = Readonly<Record<string, RawBuilder<Omit<Difference, "what">>>>;

/** What breaks the rules, slice by slice; at most `limit` for each rule and slice. */
export async function verifySlices(
  db: Db,
  limit: number,
  rules: (slice: Slice) => Rules,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const slice of slices) {
    for (const [what, query] of Object.entries(rules(slice))) {
      const { rows } = await sql<Omit<Difference, "what">>`
        select * from (${query}) difference limit ${limit}`.execute(db);
      found.push(...rows.map((row) => ({ what, ...row })));
    }
  }
  return found;
}

interface VerificationServices {
  readonly db: Database;
  readonly log: Log;
  readonly clock: Clock;
  readonly sites: { all(): Promise<readonly { readonly id: SiteId }[]> };
}

/** Enough to see what is wrong; a broken table must not flood the log. */
const MAX_LINES_PER_RULE = 10;

/**
 * A job that verifies every site each quarter of an hour and logs each inconsistency as one line.
 * `verify` runs in a read-only transaction and may stop at `limit` per rule.
 */
export function createVerificationJob(
  name: string,
  at: string,
  verify: (db: Db, site: SiteId, limit: number) => Promise<readonly Difference[]>,
): Worker<VerificationServices> {
  const verifySite = async ({ db, log, clock }: VerificationServices, site: SiteId) => {
    const differences = await db
      .transaction()
      .setAccessMode("read only")
      .execute((tx) => verify(tx, site, MAX_LINES_PER_RULE + 1));
    const verified_at = clock.now();
    for (const [what, broken] of Map.groupBy(differences, (one) => one.what)) {
      for (const difference of broken.slice(0, MAX_LINES_PER_RULE)) {
        log.error({ job: name, site, verified_at, ...difference }, "the books do not balance");
      }
      if (broken.length <= MAX_LINES_PER_RULE) continue;
      log.error({ job: name, site, verified_at, what }, "the books do not balance in more places");
    }
  };
  return defineSweep(name, at, async (services: VerificationServices) => {
    for (const { id } of await services.sites.all()) await verifySite(services, id);
  });
}
