-- A mail about the site to the members who chose its kind. A job sends it in the order of their ids,
-- in batches, and stores after which member it goes on.
create table mailing (
  id uuid primary key default gen_random_uuid(),
  site_id text not null references site,
  kind text not null check (kind in ('news', 'promotions')),
-- a subject and a text in each language of the site
  texts jsonb not null,
  added_at timestamptz not null,
  sent_after uuid,
  receivers integer not null default 0,
  finished_at timestamptz
);
create index mailing_unfinished on mailing (added_at) where finished_at is null;
