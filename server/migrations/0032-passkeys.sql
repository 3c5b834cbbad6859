-- A passkey logs a member in without the password. Only its public half is stored.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  site_id text not null,
  account_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
-- how often it was used, as the device counts; 0 for passkeys that several devices share
  sign_count bigint not null,
  name text not null,
  added_at timestamptz not null,
  used_at timestamptz,
  foreign key (site_id, account_id) references account (site_id, id) on delete cascade,
  unique (site_id, credential_id)
);
create index passkey_account on passkey (account_id, added_at desc);

-- What a device has to sign. Answering deletes it, so that no answer works twice.
create table passkey_challenge (
  hash bytea primary key,
  site_id text not null,
-- null for a log-in
  account_id uuid,
  created_at timestamptz not null,
  foreign key (site_id, account_id) references account (site_id, id) on delete cascade
);
create index passkey_challenge_account on passkey_challenge (account_id);
create index passkey_challenge_age on passkey_challenge (created_at);
