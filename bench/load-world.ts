import { sql } from "kysely";
import { saveSite } from "#server/domains/sites/save-site.ts";
import type { Database } from "#server/platform/database/database.ts";
import { demoSites } from "#world/demo/demo-sites.ts";

/** How many members write to each other, and how many credits each has. */
export interface LoadWorld {
  readonly members: number;
  readonly credits: number;
}

export interface LoadMember {
  readonly id: string;
  /** The session cookie's value. */
  readonly token: string;
  readonly partner: string;
}

/**
 * Fills the first demo site with pairs of members, each pair with a conversation and each member
 * with a purchase and a session. It uses plain SQL because setup is not measured.
 */
export async function makeLoadWorld(db: Database, world: LoadWorld): Promise<LoadMember[]> {
  const [site] = demoSites;
  if (!site) throw new Error("the demo has sites");
  await saveSite(db, site);
  await sql`
    insert into profile (site_id, kind, name, gender, seeks, birth_date, country, region, city, published_at)
    select ${site.id}, 'member', 'Lid ' || n, case n % 2 when 0 then 'female' else 'male' end,
      case n % 2 when 0 then 'male' else 'female' end, date '1970-01-01' + (n % 5000), 'NL', '09', 'Utrecht', now()
    from generate_series(1, ${world.members}) n`.execute(db);
  await sql`
    insert into account (id, site_id, email, email_normalised, password_hash, language, confirmed_at)
    select id, site_id, id || '@load.example', id || '@load.example', '-', 'nl', now()
    from profile where site_id = ${site.id}`.execute(db);
  await sql`
    insert into wallet (member_id, site_id, bought)
    select id, site_id, ${world.credits} from account where site_id = ${site.id}`.execute(db);
  await sql`
    insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at)
    select site_id, id, 'payment:' || id, 'sold', 'bought', ${world.credits}, now() from account`.execute(
    db,
  );
  await sql`
    insert into credit_purchase (member_id, cause, site_id, credits, paid_minor, currency, at)
    select id, 'payment:' || id, site_id, ${world.credits}, 1000, 'EUR', now() from account`.execute(
    db,
  );
  await sql`
    insert into session (token_hash, site_id, account_id, started_at, expires_at)
    select sha256(translate(encode(sha256(id::text::bytea), 'base64'), '+/=', '-_')::bytea), site_id, id, now(), now() + interval '1 day'
    from account`.execute(db);
  const { rows } = await sql<LoadMember>`
    with numbered as (select id, row_number() over (order by id) - 1 as n from account)
    select a.id, translate(encode(sha256(a.id::text::bytea), 'base64'), '+/=', '-_') as token, b.id as partner
    from numbered a join numbered b on b.n = (a.n # 1) order by a.n`.execute(db);
  // The program also analyzes after its first start; empty tables have no statistics yet.
  await sql`analyze profile, search_card, account, wallet, ledger, credit_purchase, session`.execute(
    db,
  );
  return rows;
}
