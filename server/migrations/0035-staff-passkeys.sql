-- A passkey signs a person of staff in without the password and the one-time code. Only its public
-- half is stored.
create table staff_passkey (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  credential_id bytea not null unique,
  public_key bytea not null,
-- how often it was used, as the device counts; 0 for passkeys that several devices share
  sign_count bigint not null,
  name text not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id, added_at desc);

-- What a device has to sign. Answering deletes it, so that no answer works twice.
create table staff_passkey_challenge (
  hash bytea primary key,
-- null for signing in
  staff_id uuid references staff,
  created_at timestamptz not null
);
create index staff_passkey_challenge_staff on staff_passkey_challenge (staff_id);
create index staff_passkey_challenge_age on staff_passkey_challenge (created_at);
