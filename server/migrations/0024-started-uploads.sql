-- Files are listed here before they are written, and taken off by the transaction that adds their
-- photo. If the program stops in between, the job removes the files once this time has come.
alter table removed_photo add column not_before timestamptz not null default '-infinity';
