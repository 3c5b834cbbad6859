-- A site (brand) is data: one document, which server/domains/sites/site-data.ts validates when
-- reading it.
create table site (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  data jsonb not null,
  position integer not null default 0,
  added_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

-- The hosts a site answers on, in lower case and without a port.
create table site_host (
  host text primary key check (host = lower(host) and host !~ '[:/ ]'),
  site_id text not null references site
);
