import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { migrate } from "#server/platform/database/migrate.ts";
import { installQueue } from "#server/platform/queue/queue.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { listPositions } from "#server/domains/places/positions.ts";
import { schema } from "#server/schema.ts";
import { demoSites } from "#world/demo/demo-sites.ts";

/**
 * Fills a new database with members of one site: most in the Netherlands, spread over the towns of
 * their region, regions and interests of very different sizes, six of ten with a photo, each last active within a year. Setup is not
 * measured, so the rows of search are written in bulk instead of by triggers.
 */
export async function loadSearchableMembers(url: string, members: number): Promise<void> {
  // Without the program's time limits.
  const pool = new pg.Pool({ connectionString: url, max: 2, options: "-c statement_timeout=0" });
  const report = (error: Error) => console.error(error);
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", report));
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
  await migrate(pool, schema);
  await installQueue(pool);
  const [site] = demoSites;
  if (!site) throw new Error("the demo has sites");
  await saveSite(db, site);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'search_card' and indexname <> 'search_card_pkey'`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  const towns = (["NL", "BE"] as const).flatMap((country) =>
    listPositions(country).map(({ region, name }) => ({ country, region, name })),
  );
  await sql`
    create table bench_town as
    select country, region, array_agg(name) as names
    from jsonb_to_recordset(${JSON.stringify(towns)}) t (country text, region text, name text)
    group by country, region`.execute(db);
  await sql`alter table profile disable trigger user`.execute(db);
  await sql`alter table photo disable trigger user`.execute(db);
  const step = 500_000;
  for (let from = 1; from <= members; from += step) {
    const until = Math.min(from + step - 1, members);
    await sql`
      insert into profile (site_id, kind, name, gender, seeks, birth_date, country, region, city,
        interests, about, published_at, last_active_at)
      select ${site.id}, case when h % 1000 < 5 then 'fictional' else 'member' end, 'Lid ' || n,
        g, case when h % 97 < 4 then 'both' when h % 97 < 8 then g
          else case g when 'female' then 'male' else 'female' end end,
        date '1940-01-01' + ((h / 7) % 24000)::integer,
        country, region, names[1 + (h / 29) % cardinality(names)],
        case when h % 3 = 0 then '{}' when h % 500 = 1 then '{astrology,tea}'
          else array[(array['hiking', 'reading', 'cooking', 'music'])[1 + (h / 13) % 4],
            (array['biking', 'animals', 'wine', 'movies', 'art'])[1 + (h / 17) % 5]] end,
        repeat('Ik wandel graag. ', 5 + (h % 20)::integer),
        now() - ((h / 19) % 63072000) * interval '1 second',
        now() - power((h / 23) % 100000 / 100000.0, 4) * interval '365 days'
      from (select n, (hashint8extended(n, 7) & 9223372036854775807) as h,
        case n % 2 when 0 then 'female' else 'male' end as g
        from generate_series(${from}::bigint, ${until}::bigint) n) numbered
      cross join lateral (
        select case when h % 50 = 0 then 'BE' else 'NL' end as country,
          case when h % 50 = 0 then (array['BRU', 'VLG', 'WAL'])[1 + (h / 50) % 3]
            when h % 5000 = 1 then '11'
            else (array['01', '02', '03', '04', '05', '06', '07', '09', '10', '15', '16'])[1 + (h / 11) % 11] end
            as region
      ) place
      join bench_town using (country, region)
      -- The join would put the members of a region next to each other.
      order by n`.execute(db);
  }
  await sql`drop table bench_town`.execute(db);
  await sql`
    insert into photo (site_id, profile_id, position, file_key, locked_key, approved_at)
    select site_id, id, 0, md5(id::text), md5('locked' || id::text), published_at
    from profile where hashtext(id::text) % 10 between -5 and 5`.execute(db);
  await sql`
    insert into search_card (id, site_id, kind, gender, seeks, country, region, city, birth_date,
      published_at, active_at, interest_bits, has_photo)
    select p.id, p.site_id, p.kind, p.gender, p.seeks, p.country, p.region, p.city, p.birth_date, p.published_at,
      activity_bucket(p.last_active_at), to_interest_bits(p.interests), f.id is not null
    from profile p left join photo f on f.profile_id = p.id`.execute(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await sql`alter table profile enable trigger user`.execute(db);
  await sql`alter table photo enable trigger user`.execute(db);
  await sql`insert into account (id, site_id, email, email_normalised, password_hash, language, confirmed_at)
    select id, site_id, id || '@load.example', id || '@load.example', '-', 'nl', now() from profile
    where kind = 'member' and gender = 'female' and seeks = 'male' limit 100`.execute(db);
  await sql`
    insert into session (token_hash, site_id, account_id, started_at, expires_at)
    select sha256(translate(encode(sha256(id::text::bytea), 'base64'), '+/=', '-_')::bytea), site_id, id, now(), now() + interval '1 year'
    from account`.execute(db);
  await sql`vacuum analyze profile, photo, search_card, account, session`.execute(db);
  await db.destroy();
}
