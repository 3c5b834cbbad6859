import { sql } from "kysely";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { verifySlices } from "#server/platform/verification.ts";
import type { Difference, Rules, Slice } from "#server/platform/verification.ts";

/**
 * Compares a site's wallets, purchases and reversals with its ledger; empty if all is consistent,
 * else at most `limit` differences for each rule and slice of its members.
 */
export function verifyLedger(db: Db, site: SiteId, limit = 100): Promise<Difference[]> {
  return verifySlices(db, limit, (slice) => rules(site, slice));
}

function rules(site: SiteId, { from, to }: Slice): Rules {
  const mine = sql`site_id = ${site} and member_id between ${from} and ${to}`;
  const postings = sql`
    select member_id, cause, to_account as account, credits from ledger where ${mine}
    union all
    select member_id, cause, from_account, -credits from ledger where ${mine}`;
  return {
    "a wallet matches the ledger": sql`
      select coalesce(h.member_id, w.member_id) || ' ' || account as about,
        coalesce(h.credits, 0) as expected, w.credits as found
      from (
        select member_id, account, sum(credits) as credits from (${postings}) posting
        where account in ('bonus', 'bought') group by member_id, account
      ) h full join (
        select member_id, 'bonus' as account, bonus as credits from wallet where ${mine}
        union all
        select member_id, 'bought', bought from wallet where ${mine}
      ) w using (member_id, account)
      where coalesce(h.credits, 0) is distinct from w.credits`,
    "no set-aside account goes below zero": sql`
      select member_id || ' ' || account as about, 0 as expected, sum(credits) as found
      from (${postings}) posting
      where account like '%_set_aside'
      group by member_id, account having sum(credits) < 0`,
    "a purchase is in the ledger with its credits": sql`
      select member_id || ' ' || cause as about, p.credits as expected, l.credits as found
      from (select * from credit_purchase where ${mine}) p
      full join (
        select * from ledger where ${mine} and from_account = 'sold' and to_account = 'bought'
      ) l using (member_id, cause)
      where p.credits is distinct from l.credits`,
    "a reversal matches the ledger": sql`
      select coalesce(r.member_id, l.member_id) || ' ' || purchase || ' ' || account as about,
        coalesce(l.credits, 0) as expected, coalesce(r.credits, 0) as found
      from (
        select member_id, split_part(cause, ':reversal:', 1) as purchase, account,
          sum(credits) as credits
        from (${postings}) posting
        where account in ('refunded', 'charged_back', 'debt') group by member_id, purchase, account
      ) l full join (
        select member_id, cause as purchase, account, credits
        from (
          select distinct on (member_id, cause) * from purchase_reversal where ${mine}
          order by member_id, cause, id desc
        ) last
        cross join lateral (values ('refunded', refunded_credits),
          ('charged_back', charged_back_credits + debt_credits), ('debt', -debt_credits)
        ) part (account, credits)
      ) r using (member_id, purchase, account)
      where coalesce(l.credits, 0) <> coalesce(r.credits, 0)`,
  };
}
