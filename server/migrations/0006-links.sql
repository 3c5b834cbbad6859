-- A mailed link. Only the hash of its secret is stored.
create table account_link (
  token_hash bytea primary key,
  site_id text not null,
  account_id uuid not null,
  purpose text not null,
-- what the purpose needs besides the account
  data jsonb not null default '{}',
  made_at timestamptz not null,
-- null: never expires
  expires_at timestamptz,
  used_at timestamptz,
-- a newer link of the same purpose replaced it
  replaced_at timestamptz,
  foreign key (site_id, account_id) references account (site_id, id)
);
create index account_link_account on account_link (account_id, purpose);
