-- The last verification of the audit trail: the entries that it covered, the hash of the last one, and
-- how many places were broken.
create table audit_check (
  entries bigint not null,
  hash bytea not null,
  breaks int not null,
-- null before the first one
  checked_at timestamptz,
  single boolean primary key default true check (single)
);
insert into audit_check (entries, hash, breaks) values (0, '', 0);

-- Takes the entry to start after now.
drop function if exists find_audit_breaks();
