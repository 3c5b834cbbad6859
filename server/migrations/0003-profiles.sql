-- The public half: what others may see. A fictional profile has no account.
create table profile (
  id uuid primary key default gen_random_uuid(),
  site_id text not null references site,
  kind text not null check (kind in ('member', 'fictional')),
  name text not null,
  gender text not null check (gender in ('female', 'male')),
  seeks text not null check (seeks in ('female', 'male', 'both')),
  birth_date date not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  region text not null,
  city text not null,
  sexuality text,
  reason text,
  tattoos text,
  hair_colour text,
  eye_colour text,
  body_type text,
  relationship_status text,
  about text not null default '',
  interests text[] not null default '{}',
-- null: only the member sees it (not confirmed yet, or taken down)
  published_at timestamptz,
-- the member's choice: in no search, visible only to members she liked, wrote to or talks with
  invisible_since timestamptz,
-- hidden everywhere at once; a job erases it later
  deleted_at timestamptz,
  last_active_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (site_id, id)
);
create index profile_site on profile (site_id, kind);

create table photo (
  id uuid primary key default gen_random_uuid(),
  site_id text not null,
  profile_id uuid not null,
  position integer not null,
  -- unguessable; the variants are <file_key>-full and -thumb
  file_key text not null unique,
-- unguessable and unrelated to file_key; the blurred variant is <locked_key>-locked
  locked_key text not null unique,
  approved_at timestamptz,
  added_at timestamptz not null default now(),
  foreign key (site_id, profile_id) references profile (site_id, id),
  unique (profile_id, position)
);

-- The two members are hidden from each other.
create table block (
  site_id text not null,
  blocker_id uuid not null,
  blocked_id uuid not null check (blocked_id <> blocker_id),
  blocked_at timestamptz not null,
  primary key (site_id, blocker_id, blocked_id),
  foreign key (site_id, blocker_id) references profile (site_id, id),
  foreign key (site_id, blocked_id) references profile (site_id, id)
);
-- Visibility is checked in both directions; without this index a search takes milliseconds longer.
create index block_reverse on block (site_id, blocked_id, blocker_id);

-- The part of a profile that search filters and sorts by, narrow enough to stay in memory
-- (docs/decisions/0008-search-table.md). Only triggers write it (domains/profiles/functions.sql).
create table search_card (
  id uuid primary key references profile on delete cascade,
  site_id text not null,
  kind text not null,
  gender text not null,
  seeks text not null,
  country text not null,
  region text not null,
  birth_date date not null,
  published_at timestamptz,
  invisible_since timestamptz,
  deleted_at timestamptz,
-- last_active_at rounded down to five minutes, which limits how often the indexes below change
  active_at timestamptz not null
) with (autovacuum_vacuum_scale_factor = 0.01);

-- The filters are trailing key columns, so that they are checked inside the index.
create index search_card_active on search_card
  (site_id, kind, gender, seeks, active_at desc, id desc, country, birth_date)
  where published_at is not null and deleted_at is null and invisible_since is null;
create index search_card_place on search_card
  (site_id, kind, gender, seeks, country, region, active_at desc, id desc, birth_date)
  where published_at is not null and deleted_at is null and invisible_since is null;
create index search_card_age on search_card
  (site_id, kind, gender, seeks, birth_date, active_at desc, id desc)
  where published_at is not null and deleted_at is null and invisible_since is null;
-- Newest members first, for the front page.
create index search_card_new on search_card
  (site_id, kind, gender, seeks, country, published_at desc, id desc)
  where published_at is not null and deleted_at is null and invisible_since is null;
