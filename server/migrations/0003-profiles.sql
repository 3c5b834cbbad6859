-- The public half: what others may see. A fictional profile has no account.
create table profile (
  id uuid primary key default gen_random_uuid(),
  site_id text not null references site,
  kind text not null check (kind in ('member', 'fictional')),
  name text not null,
  gender text not null check (gender in ('female', 'male')),
  seeks text not null check (seeks in ('female', 'male')),
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
  -- null: nobody but the member sees it (not confirmed yet, or taken down)
  visible_since timestamptz,
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
  -- unguessable; the variants are <key>-full, -thumb and -locked
  file_key text not null unique,
  approved_at timestamptz,
  added_at timestamptz not null default now(),
  foreign key (site_id, profile_id) references profile (site_id, id),
  unique (profile_id, position)
);
