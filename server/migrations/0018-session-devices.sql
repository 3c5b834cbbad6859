-- What a member recognizes a log-in by, in the list of places where the account is logged in. Only
-- the words of the browser and the system are stored, not the header they come from.
alter table session
  add column id uuid not null default gen_random_uuid() unique,
  add column browser text,
  add column system text,
  add column country text check (country ~ '^[A-Z]{2}$'),
-- precise to ten minutes, so that reading a page rarely writes
  add column used_at timestamptz not null default now();
update session set used_at = started_at;
