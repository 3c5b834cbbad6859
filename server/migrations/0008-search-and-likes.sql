-- Why others may not see a profile, each with its date (server/domains/profiles/visibility.ts).
alter table profile
  -- the member's own wish: in no search, found only by those she liked, wrote to or talks with
  add column invisible_since timestamptz,
  -- gone from every screen at once; erased by a job later
  add column deleted_at timestamptz;

-- One member does not want to see another, nor be seen by her.
create table block (
  site_id text not null,
  blocker_id uuid not null,
  blocked_id uuid not null check (blocked_id <> blocker_id),
  blocked_at timestamptz not null,
  primary key (site_id, blocker_id, blocked_id),
  foreign key (site_id, blocker_id) references profile (site_id, id),
  foreign key (site_id, blocked_id) references profile (site_id, id)
);
-- Sight is asked in both directions; without this one a search costs milliseconds more.
create index block_reverse on block (site_id, blocked_id, blocker_id);

-- The blurred picture has a name of its own: it must not lead to the original's.
alter table photo add column locked_key text unique;
update photo set locked_key = replace(gen_random_uuid()::text, '-', '');
alter table photo alter column locked_key set not null;
comment on column photo.file_key is 'unguessable; the variants are <file_key>-full and -thumb';
comment on column photo.locked_key is 'unguessable; the blurred variant is <locked_key>-locked';

-- What two profiles are to each other: one row for both directions, so that of two likes at the
-- same moment exactly one makes the match.
create table pair (
  site_id text not null,
  lo uuid not null,
  hi uuid not null check (lo < hi),
  -- when lo liked hi; null again when she took it back
  lo_liked_at timestamptz,
  -- when that like first reached hi; null while it waits for lo to be confirmed
  lo_like_arrived_at timestamptz,
  -- when hi first opened lo's profile after that; until then the like is new
  lo_like_seen_at timestamptz,
  hi_liked_at timestamptz,
  hi_like_arrived_at timestamptz,
  hi_like_seen_at timestamptz,
  -- when it first became a match; taking a like back ends the match and keeps the date
  matched_at timestamptz,
  primary key (site_id, lo, hi),
  foreign key (site_id, lo) references profile (site_id, id),
  foreign key (site_id, hi) references profile (site_id, id)
) with (fillfactor = 80);
create index pair_lo_likes on pair (site_id, lo, lo_liked_at desc, hi) where lo_liked_at is not null;
create index pair_hi_likes on pair (site_id, hi, hi_liked_at desc, lo) where hi_liked_at is not null;
create index pair_liked_lo on pair (site_id, lo, hi_liked_at desc, hi)
  where hi_liked_at is not null and hi_like_arrived_at is not null;
create index pair_liked_hi on pair (site_id, hi, lo_liked_at desc, lo)
  where lo_liked_at is not null and lo_like_arrived_at is not null;
create index pair_waiting_lo on pair (site_id, lo)
  where lo_liked_at is not null and lo_like_arrived_at is null;
create index pair_waiting_hi on pair (site_id, hi)
  where hi_liked_at is not null and hi_like_arrived_at is null;

-- The part of a profile that search filters and sorts by, narrow enough to stay in memory
-- (docs/decisions/0008-search-table.md). Kept by the triggers below, written by nothing else.
create table search_card (
  id uuid primary key references profile on delete cascade,
  site_id text not null,
  kind text not null,
  gender text not null,
  country text not null,
  region text not null,
  birth_date date not null,
  visible_since timestamptz,
  invisible_since timestamptz,
  deleted_at timestamptz,
  -- last_active_at rounded down to five minutes: the indexes below change no oftener than that
  active_at timestamptz not null
) with (autovacuum_vacuum_scale_factor = 0.01);

-- The filters are trailing key columns, so that they are tested inside the index.
create index search_card_active on search_card
  (site_id, kind, gender, active_at desc, id desc, country, birth_date)
  where visible_since is not null and deleted_at is null and invisible_since is null;
create index search_card_place on search_card
  (site_id, kind, gender, country, region, active_at desc, id desc, birth_date)
  where visible_since is not null and deleted_at is null and invisible_since is null;
create index search_card_age on search_card
  (site_id, kind, gender, birth_date, active_at desc, id desc)
  where visible_since is not null and deleted_at is null and invisible_since is null;
