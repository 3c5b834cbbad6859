-- What happened: written in the transaction that made it so. Others react to it afterwards.
create table fact (
  id bigint generated always as identity primary key,
  site_id text not null references site,
  name text not null,
  data jsonb not null,
  happened_at timestamptz not null
);
create index fact_age on fact (happened_at);

-- Which reaction to a fact is done, written in the reaction's own transaction.
create table fact_reaction (
  fact_id bigint not null references fact on delete cascade,
  reaction text not null,
  done_at timestamptz not null default now(),
  primary key (fact_id, reaction)
);

-- Every mail is a row before it is sent. Its body can hold a link's secret; nothing else here may.
create table mail (
  id uuid primary key default gen_random_uuid(),
  site_id text not null references site,
  kind text not null,
  -- the member it was written to; goes when the member does
  account_id uuid,
  to_address text not null,
  locale text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  -- what a log line may say of it
  log_data jsonb not null default '{}',
  written_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  -- the receiving side will never take it: not tried again
  refused_at timestamptz,
  last_failure text,
  foreign key (site_id, account_id) references account (site_id, id)
);
create index mail_site on mail (site_id, written_at desc);
create index mail_account on mail (account_id) where account_id is not null;
create index mail_age on mail (written_at);
