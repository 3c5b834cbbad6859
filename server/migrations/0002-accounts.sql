-- The private half of a member, visible only to the member and the program.
create table account (
  id uuid primary key default gen_random_uuid(),
  site_id text not null references site,
  email text not null,
-- lower case; one account per address and site
  email_normalised text not null check (email_normalised = lower(email_normalised)),
  password_hash text not null,
  language text not null,
  signed_up_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unique (site_id, email_normalised),
  unique (site_id, id)
);

-- A log-in. Only the hash of the cookie's value is stored.
create table session (
  token_hash bytea primary key,
  site_id text not null,
  account_id uuid not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  foreign key (site_id, account_id) references account (site_id, id)
);
create index session_account on session (account_id) where ended_at is null;

-- A wrong password; the rows of the last minutes decide whether the account is blocked.
create table failed_login (
  id bigint generated always as identity primary key,
  site_id text not null,
-- the hash of the address tried, which need not have an account
  email_hash bytea not null,
  failed_at timestamptz not null
);
create index failed_login_recent on failed_login (site_id, email_hash, failed_at);

-- A browser in which a member has logged in before: it keeps its own login attempts while others
-- have blocked the account. Only the hash of the cookie's value is stored.
create table known_device (
  site_id text not null,
  account_id uuid not null,
  token_hash bytea not null,
  used_at timestamptz not null,
  primary key (account_id, token_hash),
  foreign key (site_id, account_id) references account (site_id, id)
);
create index known_device_token on known_device (token_hash);
create index known_device_age on known_device (used_at);

-- Why mail to a member was switched off other than by the member (a bounce, a complaint, the mail
-- client).
create table notification_stop (
  account_id uuid not null references account,
  reason text not null check (reason in ('fbl', 'bounce', 'listunsubscribe')),
  stopped_at timestamptz not null default now(),
  primary key (account_id, reason)
);
