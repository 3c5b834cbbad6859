-- A copy of a member's data that the member requested. Its job writes the zip in pieces, so that no
-- process holds it in memory and every process can send it; a day later it is deleted.
create table data_export (
  id uuid primary key default gen_random_uuid(),
  site_id text not null,
  account_id uuid not null,
  requested_at timestamptz not null,
  ready_at timestamptz,
-- in bytes
  size bigint,
  foreign key (site_id, account_id) references account (site_id, id) on delete cascade,
  check ((ready_at is null) = (size is null))
);
create index data_export_account on data_export (account_id, requested_at desc);
create index data_export_age on data_export (requested_at);

create table data_export_chunk (
  export_id uuid not null references data_export on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (export_id, position)
);
-- A zip cannot be compressed again.
alter table data_export_chunk alter column bytes set storage external;
