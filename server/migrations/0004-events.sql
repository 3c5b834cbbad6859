-- Events, written in the transaction that caused them. Other domains react to them afterwards.
create table domain_event (
  id bigint generated always as identity primary key,
  site_id text not null references site,
  name text not null,
  data jsonb not null,
  happened_at timestamptz not null
);
create index domain_event_age on domain_event (happened_at);

-- The finished reactions to an event, each written in the reaction's own transaction.
create table event_reaction (
  event_id bigint not null references domain_event on delete cascade,
  reaction text not null,
  done_at timestamptz not null default now(),
  primary key (event_id, reaction)
);

-- Uses counted by limits that outlive a process, by the hash of their key.
create table rate_limit_use (
  id bigint generated always as identity primary key,
  site_id text not null references site,
  limit_name text not null,
  key_hash bytea not null,
  used_at timestamptz not null
);
create index rate_limit_use_recent on rate_limit_use (site_id, limit_name, key_hash, used_at);
create index rate_limit_use_age on rate_limit_use (used_at);
