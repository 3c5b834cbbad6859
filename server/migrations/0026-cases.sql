-- A report by a member or a complaint by anybody, until its retention ends. It outlives the people
-- it names: their rows in case_party lose the member's id when the member is erased.
create table moderation_case (
  id uuid primary key default gen_random_uuid(),
  site_id text not null references site,
-- stands on the receipt
  number text not null unique,
  source text not null check (source in ('profile', 'conversation', 'message', 'complaint')),
  category text not null,
-- what happened, and where it can be seen, in the words of who filed it
  words text not null,
  location text not null,
  created_at timestamptz not null,
-- which person of staff works on it
  claimed_by uuid references staff,
  claimed_at timestamptz,
-- decided, and no appeal waits
  closed_at timestamptz
);
create index moderation_case_open on moderation_case (site_id, created_at) where closed_at is null;
create index moderation_case_closed on moderation_case (closed_at) where closed_at is not null;

-- Who filed a case and whom it is about, each with a page of their own behind an unguessable address.
create table case_party (
  case_id uuid not null references moderation_case on delete cascade,
  side text not null check (side in ('reporter', 'reported')),
  member_id uuid references profile on delete set null,
  access_key text not null unique,
-- of a visitor who gave them
  name text,
  email text,
  language text not null,
  appeal text,
  appealed_at timestamptz,
  primary key (case_id, side)
);
create index case_party_member on case_party (member_id) where member_id is not null;

-- What the case is about, as it was at that moment. Later changes and deletions do not reach it.
create table case_evidence (
  case_id uuid primary key references moderation_case on delete cascade,
  content jsonb not null,
  sealed_at timestamptz not null
);
create table case_photo (
  case_id uuid not null references moderation_case on delete cascade,
  photo_id uuid not null,
  position integer not null,
  content bytea not null,
  primary key (case_id, photo_id)
);
create trigger sealed before update on case_evidence
  for each statement execute function reject_change();
create trigger sealed before update on case_photo
  for each statement execute function reject_change();

-- The first decision has round 0; each appeal adds one. A person of staff decides once on a case.
create table case_decision (
  case_id uuid not null references moderation_case on delete cascade,
  round integer not null,
  staff_id uuid not null references staff,
  measure text not null check (measure in ('none', 'warning', 'removal', 'suspension')),
  ground text check ((ground is null) = (measure = 'none')),
-- when a suspension ends; null for good
  ends_at timestamptz,
-- what was removed: 'about', 'message', or a photo's id
  removed text[] not null default '{}',
  decided_at timestamptz not null,
  primary key (case_id, round),
  unique (case_id, staff_id)
);

-- A member whom staff disabled: hidden from everybody, and no log-in, until it ends.
create table suspension (
  id bigint generated always as identity primary key,
  profile_id uuid not null references profile,
  case_id uuid references moderation_case on delete set null,
  ground text not null,
  started_at timestamptz not null,
-- null for good
  ends_at timestamptz,
  ended_at timestamptz,
-- the profile is visible again since then once it ends
  published_at timestamptz
);
create unique index suspension_open on suspension (profile_id) where ended_at is null;
create index suspension_due on suspension (ends_at) where ended_at is null and ends_at is not null;
