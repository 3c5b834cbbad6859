-- A browser in which a member has logged in before: it keeps login attempts of its own while others
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
