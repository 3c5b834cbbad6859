-- A person who works in the office, for one site or more. It has no password and no one-time codes
-- until the person has opened the invitation.
create table staff (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  email text not null unique check (email = lower(email)),
  language text not null,
  password_hash text,
-- encrypted with the setting OFFICE_KEY
  totp_secret bytea,
-- the step of the last one-time code that was used: it and those before it are worthless
  totp_step bigint not null default 0,
  added_at timestamptz not null,
  disabled_at timestamptz
);

create table staff_role (
  staff_id uuid not null references staff,
  site_id text not null references site,
  role text not null check (role in ('moderator', 'operator', 'support', 'finance', 'admin')),
  granted_at timestamptz not null,
  primary key (staff_id, site_id, role)
);

-- A link to choose a password and to add the one-time codes to a phone; only the hash is stored.
create table staff_invitation (
  token_hash bytea primary key,
  staff_id uuid not null references staff,
-- encrypted; becomes the person's secret once a code of it is typed
  totp_secret bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- For a lost phone; each works once.
create table staff_recovery_code (
  staff_id uuid not null references staff,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table staff_session (
  token_hash bytea primary key,
  staff_id uuid not null references staff,
  started_at timestamptz not null,
-- a session that is not used for half an hour is over
  used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_session_staff on staff_session (staff_id) where ended_at is null;

create table staff_failed_login (
  id bigint generated always as identity primary key,
  email_hash bytea not null,
  failed_at timestamptz not null
);
create index staff_failed_login_recent on staff_failed_login (email_hash, failed_at);

-- What staff did. Each entry holds the hash of the one before it, so that no entry can be changed,
-- added or removed later without breaking the chain. It names members by their random ids only.
create table audit_entry (
  id bigint primary key,
  at timestamptz not null,
-- null for the command line
  staff_id uuid references staff,
  site_id text references site,
  action text not null check (action <> ''),
  target text not null,
  details jsonb not null,
  previous_hash bytea not null,
  hash bytea not null
);
create trigger append_only before update or delete or truncate on audit_entry
  for each statement execute function reject_change();

-- The end of the chain; its row is the lock for adding to it.
create table audit_head (
  entries bigint not null,
  hash bytea not null,
  single boolean primary key default true check (single)
);
insert into audit_head (entries, hash) values (0, '');
