-- A block removes what the two wrote up to this message; null if neither ever blocked the other.
alter table conversation add column erased_seq integer;

-- What a block removed, for a complaint. The program's role has no right to this table and adds and
-- purges rows by functions alone. It refers to no profile, because a complaint may come after a
-- member's erasure; its retention ends it.
create table sealed_contact (
  id uuid primary key default gen_random_uuid(),
  site_id text not null references site,
  blocker_id uuid not null,
  blocked_id uuid not null,
  sealed_at timestamptz not null,
  content jsonb not null
);
create index sealed_contact_at on sealed_contact (sealed_at);
