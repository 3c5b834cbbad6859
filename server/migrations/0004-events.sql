-- What happened: written in the transaction that made it so. Other domains react to it afterwards.
create table domain_event (
  id bigint generated always as identity primary key,
  site_id text not null references site,
  name text not null,
  data jsonb not null,
  happened_at timestamptz not null
);
create index domain_event_age on domain_event (happened_at);

-- Which reaction to an event is done, written in the reaction's own transaction.
create table event_reaction (
  event_id bigint not null references domain_event on delete cascade,
  reaction text not null,
  done_at timestamptz not null default now(),
  primary key (event_id, reaction)
);

-- Uses of something that is limited for longer than a process remembers, by a hash of whose they are.
create table rate_limit_use (
  id bigint generated always as identity primary key,
  site_id text not null references site,
  limit_name text not null,
  key_hash bytea not null,
  used_at timestamptz not null
);
create index rate_limit_use_recent on rate_limit_use (site_id, limit_name, key_hash, used_at);
create index rate_limit_use_age on rate_limit_use (used_at);
