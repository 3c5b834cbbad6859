-- Why members deleted their accounts, and who came back. The row outlives the person: an erasure
-- clears whose it was and what was written.
create table account_deletion (
  id bigint generated always as identity primary key,
  site_id text not null references site,
  account_id uuid references account on delete set null,
  reason text check (reason in
    ('price', 'found_someone', 'not_looking', 'site_problems', 'no_members', 'time', 'other')),
  remark text check (remark is null or reason = 'other'),
  deleted_at timestamptz not null,
  undone_at timestamptz
);
create index account_deletion_account on account_deletion (account_id) where account_id is not null;
create index profile_deleted on profile (deleted_at) where deleted_at is not null;

-- The messages of an erased member stay without their text, as the record of what they cost. Like
-- the ledger they identify the member only by the random id (docs/decisions/0022-erasure.md).
alter table conversation
  drop constraint conversation_site_id_low_id_fkey,
  drop constraint conversation_site_id_high_id_fkey;
