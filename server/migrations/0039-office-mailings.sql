-- Mailings are written in the office: a draft, which is then scheduled, sent and perhaps stopped.
alter table mailing
-- rises with each change, so that two who change it do not overwrite each other
  add column version integer not null default 1,
-- who changed it last, and when; null for the command line
  add column staff_id uuid references staff,
  add column changed_at timestamptz,
  add column starts_at timestamptz,
  add column stopped_at timestamptz,
-- what became of its mails, stored before they are purged
  add column sent integer,
  add column failed integer,
  add column unsubscribed integer;
update mailing set starts_at = added_at, changed_at = added_at;
alter table mailing alter column changed_at set not null;
drop index mailing_unfinished;
create index mailing_due on mailing (starts_at) where finished_at is null and stopped_at is null;
create index mailing_site on mailing (site_id, changed_at desc);

alter table mail add column mailing_id uuid references mailing;
create index mail_mailing on mail (mailing_id) where mailing_id is not null;
