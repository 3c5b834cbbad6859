-- What a member agreed to, in which version of the text, and until when.
create table consent (
  id bigint generated always as identity primary key,
  site_id text not null,
  account_id uuid not null,
  kind text not null check (kind in ('terms', 'orientation', 'special_category')),
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  foreign key (site_id, account_id) references account (site_id, id)
);
create index consent_account on consent (account_id);

-- A sign-up under the id that the browser created for it, so that a retry finds the first attempt.
create table signup_request (
  site_id text not null references site,
  id uuid not null,
-- the hash of the address
  email_hash bytea not null,
-- null: the address already had an account, or the job has not run yet
  account_id uuid,
  requested_at timestamptz not null,
-- on a site with neutral answers: the answers until a job has read them
  queued jsonb,
  primary key (site_id, id),
  foreign key (site_id, account_id) references account (site_id, id)
);
create index signup_request_account on signup_request (account_id);
