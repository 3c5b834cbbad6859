import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Attempt } from "./store.ts";

interface Due {
  /** Selects paid payments; otherwise undecided ones. */
  readonly paid: boolean;
  readonly at: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Claims up to `limit` due attempts of an account; each belongs to one caller until `until`. */
export function claimDueAttempts(
  db: Db,
  site: SiteId,
  account: string,
  due: Due,
): Promise<Attempt[]> {
  return claimDue(db, site, sql`provider = ${account}`, due);
}

/** The same of all accounts but these. */
export function claimOtherAttempts(
  db: Db,
  site: SiteId,
  accounts: readonly string[],
  due: Due,
): Promise<Attempt[]> {
  return claimDue(db, site, sql`provider <> all(${accounts}::text[])`, due);
}

async function claimDue(
  db: Db,
  site: SiteId,
  created: RawBuilder<unknown>,
  { paid, at, until, limit }: Due,
): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    update payment_attempt set next_check_at = ${until}
    where site_id = ${site} and id in (
      select id from payment_attempt
      where site_id = ${site} and next_check_at <= ${at} and ${created}
        and ${paid ? sql`paid_at is not null` : sql`paid_at is null`}
      order by next_check_at limit ${limit} for no key update skip locked)
    returning *`.execute(db);
  return rows;
}
