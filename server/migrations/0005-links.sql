-- A link that was sent by mail. Only the hash of its secret is kept.
create table account_link (
  token_hash bytea primary key,
  site_id text not null,
  account_id uuid not null,
  purpose text not null,
  -- what the purpose needs beside the account
  data jsonb not null default '{}',
  made_at timestamptz not null,
  -- null: never
  expires_at timestamptz,
  used_at timestamptz,
  -- a newer link of the same purpose took its place
  replaced_at timestamptz,
  foreign key (site_id, account_id) references account (site_id, id)
);
create index account_link_account on account_link (account_id, purpose);

-- What a member agreed to, in which version of the text, and until when.
create table consent (
  id bigint generated always as identity primary key,
  site_id text not null,
  account_id uuid not null,
  kind text not null check (kind in ('terms', 'special_category')),
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  foreign key (site_id, account_id) references account (site_id, id)
);
create index consent_account on consent (account_id);

-- A sign-up under the id that the browser made for it: a second try finds the first.
create table signup_request (
  site_id text not null references site,
  id uuid not null,
  -- the address, hashed
  email_hash bytea not null,
  -- null: the address had an account already, which this site tells by mail only
  account_id uuid,
  asked_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, account_id) references account (site_id, id)
);
create index signup_request_account on signup_request (account_id);

-- Tries that are limited for longer than a process remembers, by a hash of whom or what they are of.
create table counted_try (
  id bigint generated always as identity primary key,
  site_id text not null references site,
  limit_name text not null,
  key_hash bytea not null,
  tried_at timestamptz not null
);
create index counted_try_recent on counted_try (site_id, limit_name, key_hash, tried_at);
create index counted_try_age on counted_try (tried_at);
